import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { liveness } from '@rondelle/gateway/health/health.ts';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { startProbeServer } from '@rondelle/infra/telemetry/probe-server.ts';
import { closeMs } from '@rondelle/site/run-program.ts';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { runScript } from '../../support/launch.ts';
import { composeProcesses, imageInstruction } from './counterparts.ts';
import { deployFolder, list, type Part, text } from './deploy-files.ts';
import { containersOf, nameOf, ofKind, podOf, written } from './manifests.ts';

const deployments = ofKind(written, 'Deployment').map((one) => [nameOf(one), one] as const);
const probes = ['startupProbe', 'readinessProbe', 'livenessProbe'] as const;
const processOf = (deployment: Part) => composeProcesses.get(text(deployment['metadata']?.['name']));
const countOf = (part: Part | undefined): number => Number(text(part));

/** Options of the image's health check, in seconds: `--interval=10s`. */
const imageCheck = (option: string): number =>
  Number(new RegExp(`--${option}=(\\d+)`).exec(imageInstruction('HEALTHCHECK'))?.[1]);

/** The path that the health check of the image requests. */
const checkedPath = async (): Promise<string> => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.end();
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await runScript(path.join(deployFolder, 'health-check.mjs'), [], { env: { METRICS_PORT: String(port) } });
  server.close();
  return requested.join();
};

const notReady = async () => ({ ready: false });
/** Status of a path at the metrics port of a process that is not ready. */
const statusOfMetricsPort = async (place: string): Promise<number> => {
  const server = await startProbeServer(0, { readiness: notReady, metrics: createMetrics() });
  const { status } = await fetch(`${server.url}${place}`);
  await server.close();
  return status;
};

/** Status of a path at the readers’ port of a gateway whose operators have a port of their own. */
const statusOfGateway = async (place: string): Promise<number> => {
  const app = fastify();
  await app.register(liveness);
  const { statusCode } = await app.inject(place);
  await app.close();
  return statusCode;
};
const statusAt = (port: string, place: string) =>
  port === 'http' ? statusOfGateway(place) : statusOfMetricsPort(place);

describe.each(deployments)('%s', (_name, deployment) => {
  const [container] = containersOf(deployment);
  const probeOf = (name: string): Part | undefined => container?.[name];
  const seconds = (name: string): number =>
    countOf(probeOf(name)?.['periodSeconds']) * countOf(probeOf(name)?.['failureThreshold']);

  test('is probed at the path of the image’s health check, which is served when it is not ready', async () => {
    const expected = await checkedPath();
    expect(await statusAt('metrics', '/readyz')).toBe(503);
    for (const name of probes) {
      const request = probeOf(name)?.['httpGet'];
      expect(text(request?.['path'])).toBe(expected);
      expect(await statusAt(text(request?.['port']), text(request?.['path']))).toBe(200);
    }
  });

  test('may start and hang at least as long as in Compose', () => {
    const hangs = imageCheck('interval') * imageCheck('retries');
    expect(hangs).toBeGreaterThan(0);
    expect(seconds('startupProbe')).toBeGreaterThanOrEqual(imageCheck('start-period') + hangs);
    expect(seconds('livenessProbe')).toBeGreaterThanOrEqual(hangs);
    const patience = countOf(probeOf('livenessProbe')?.['timeoutSeconds']);
    expect(patience).toBeGreaterThanOrEqual(imageCheck('timeout'));
  });

  test('may take as long to stop as its program and Compose allow', () => {
    const grace = /^(\d+)s$/.exec(text(processOf(deployment)?.service['stop_grace_period']))?.[1];
    const leaves = list(container?.['env']).find(({ name }) => text(name) === 'LEAVE_SECONDS');
    const leaveMs = 1_000 * Number(text(leaves?.['value'] ?? 0));
    expect(Number(grace) * 1_000).toBeGreaterThan(leaveMs + closeMs);
    const allowed = countOf(podOf(deployment)?.['terminationGracePeriodSeconds']);
    expect(allowed).toBeGreaterThanOrEqual(Number(grace));
  });

  test('has as many copies as in Compose, and keeps one during disruptions and upgrades', () => {
    const label = text(deployment['spec']?.['selector']?.['matchLabels']?.['app.kubernetes.io/name']);
    const autoscaler = ofKind(written, 'HorizontalPodAutoscaler').find(
      ({ spec }) => text(spec?.['scaleTargetRef']?.['name']) === label,
    );
    const copies = countOf(autoscaler?.['spec']?.['minReplicas'] ?? deployment['spec']?.['replicas']);
    expect(copies).toBeGreaterThanOrEqual(processOf(deployment)?.copies ?? Number.NaN);
    const budgets = ofKind(written, 'PodDisruptionBudget').filter(
      ({ spec }) => text(spec?.['selector']?.['matchLabels']?.['app.kubernetes.io/name']) === label,
    );
    expect(budgets).toHaveLength(1);
    const budget = budgets[0]?.['spec'];
    const most = budget?.['maxUnavailable'];
    const left = most === undefined ? countOf(budget?.['minAvailable']) : copies - countOf(most);
    expect(left).toBeGreaterThanOrEqual(1);
    // If all copies had to run, no node could ever be drained.
    expect(left).toBeLessThan(copies);
    const rolling = deployment['spec']?.['strategy']?.['rollingUpdate'];
    expect(copies - countOf(rolling?.['maxUnavailable'])).toBeGreaterThanOrEqual(1);
  });

  test('requests pods on several nodes', () => {
    const keys = list(podOf(deployment)?.['topologySpreadConstraints']).map(({ topologyKey }) =>
      text(topologyKey),
    );
    expect(keys).toContain('kubernetes.io/hostname');
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics } from '@rondelle/infra/telemetry/metrics.ts';
import { startProbeServer } from '@rondelle/infra/telemetry/probe-server.ts';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { runScript } from '../../support/launch.ts';
import { root } from '../rules/modules.ts';
import { deployFolder, isPinned, missingScripts, type Part, textOf } from './deploy-files.ts';

const dockerfile = textOf('Dockerfile');
const lines = dockerfile
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);
const argumentsOf = (instruction: string): readonly string[] =>
  lines
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const commandOf = (line: string | undefined): readonly Part[] => JSON.parse(line ?? '[]');

/** Returns whether a path is sent to the build; the last matching pattern decides. */
const isSent = (place: string): boolean => {
  const patterns = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const parts = place.split('/').map((_, i, all) => all.slice(0, i + 1).join('/'));
  // Unlike in Node's globs, `*` in Docker matches names that start with a dot.
  const fits = (pattern: string) => pattern === '*' || parts.some((part) => path.matchesGlob(part, pattern));
  const last = patterns.findLast((pattern) => fits(pattern.replace(/^!/, '')));
  return last?.startsWith('!') ?? true;
};

describe('the Dockerfile', () => {
  test('is valid', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    expect(validate('FROM a\nRUM b').map(({ message }) => message)).toEqual(['Unknown instruction: RUM']);
  });

  test('is based on the exact Node version of the project', () => {
    const bases = argumentsOf('FROM')
      .map((line) => line.split(' ')[0] ?? '')
      .filter((base) => base.includes(':'));
    expect(bases.length).toBeGreaterThan(1);
    expect(new Set(bases)).toEqual(new Set([`node:${manifest.devDependencies.node}-bookworm-slim`]));
    expect(bases.every(isPinned)).toBe(true);
  });

  test('copies only files that exist and are sent to the build', () => {
    const sources = argumentsOf('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
    expect(sources.filter((place) => !isSent(place))).toEqual([]);
  });

  test('the build gets neither secrets nor installed or built files', () => {
    const excluded = [
      'infra/deploy/compose/secrets/database-url',
      'infra/deploy/kubernetes/overlays/production/secrets.env',
      'node_modules/pg/package.json',
      'web/node_modules/x',
      'web/dist/client/x.js',
      '.data/postgres',
      '.git/config',
    ];
    expect(excluded.filter(isSent)).toEqual([]);
    expect(isSent('services/site/processes/gateway.ts')).toBe(true);
  });

  // Only BuildKit reads a list of its own beside a Dockerfile; the older builder would send everything.
  test('there is no .dockerignore beside the Dockerfile', () => {
    expect(globSync('infra/**/*.dockerignore', { cwd: root })).toEqual([]);
  });

  test('installs with the manifest of every workspace', () => {
    const manifests = globSync(
      [...manifest.workspaces].map((one: string) => `${one}/package.json`),
      { cwd: root },
    );
    expect(manifests.length).toBeGreaterThan(6);
    expect(manifests.filter((place) => !dockerfile.includes(`COPY ${place} `))).toEqual([]);
  });

  test('calls only scripts of package.json', () => {
    const called = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(called).toContain('build');
    expect(called.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  });

  test('switches to a numeric user other than root before it runs our code', () => {
    expect(argumentsOf('USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(lines.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
      lines.findIndex((line) => line.startsWith('CMD')),
    );
  });

  test('runs a gateway by default, and its health check script exists', () => {
    const command = commandOf(argumentsOf('CMD').at(-1));
    expect(command).toEqual(['node', 'services/site/processes/gateway.ts']);
    const health = commandOf(/CMD (\[.+\])/.exec(argumentsOf('HEALTHCHECK')[0] ?? '')?.[1]);
    expect(health).toHaveLength(2);
    expect(missingScripts([...command, ...health])).toEqual([]);
  });
});

const check = async (port: string) =>
  (await runScript(path.join(deployFolder, 'health-check.mjs'), [], { env: { METRICS_PORT: port } })).code;
const readiness = async () => ({ ready: false });

describe('the health check of a container', () => {
  test('passes while a process responds, and fails once it has stopped', async () => {
    const probes = await startProbeServer(0, { readiness, metrics: createMetrics() });
    const { port } = new URL(probes.url);
    expect(await check(port)).toBe(0);
    await probes.close();
    expect(await check(port)).toBe(1);
  });
});

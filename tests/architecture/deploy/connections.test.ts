import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compose, type Counterpart, counterparts, scriptOf } from './counterparts.ts';
import { composeFolder, entries, list, type Part, text, textOf } from './deploy-files.ts';
import { nameOf, workloads } from './manifests.ts';
import { allowedIn, allowedOut } from './network-rules.ts';
import { modulesOf } from './program-modules.ts';

/** Namespaces of Kubernetes that replace these services of Compose. */
const namespaces = { proxy: 'ingress-nginx', prometheus: 'monitoring' } as const;

const networksOf = (name: string): readonly string[] =>
  list(compose['services']?.[name]?.['networks']).map(text);
const isInternal = (network: string): boolean =>
  text(compose['networks']?.[network]?.['internal']) === 'true';
/** Networks of a service with access beyond the machine. */
const waysOut = (service: Part): readonly string[] =>
  list(service['networks'])
    .map(text)
    .filter((network) => !isInternal(network));
const areConnected = (service: Part, host: string): boolean =>
  list(service['networks']).some((network) => networksOf(host).includes(text(network)));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rondelle-addresses-'));
  for (const file of ['make-secrets.sh', 'alertmanager.example.yaml'])
    cpSync(path.join(composeFolder, file), path.join(folder, file));
  execFileSync('bash', [path.join(folder, 'make-secrets.sh')]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The setting or argument itself, or the content of the secret that it names. */
const valueOf = (written: string): string => {
  const [, secret] = /^@?\/run\/secrets\/(.+)$/.exec(written) ?? [];
  return secret === undefined ? written : readFileSync(path.join(folder, 'secrets', secret), 'utf8').trim();
};

/** Tools share the settings of the processes, but read no hints. */
const isRead = (program: string, setting: string): boolean =>
  setting !== 'NATS_URL_FILE' || modulesOf(program).has('infra/nats/nats-hint-bus.ts');

/** Servers of Compose to which a process connects: those of its settings and arguments. */
const serversOf = ({ service, container }: Counterpart): readonly URL[] =>
  [
    ...entries(service['environment'])
      .filter(([name]) => isRead(scriptOf(container), name))
      .map(([, value]) => value),
    ...list(service['command']),
  ]
    .map((value) => valueOf(text(value)))
    .filter((value) => URL.canParse(value))
    .map((value) => new URL(value));

const collector: Part = parse(textOf('compose/collector.yaml'));
const tracesPort = text(collector['receivers']?.['otlp']?.['protocols']?.['http']?.['endpoint']).split(
  ':',
)[1];

/** Connections to servers of others, by the module that needs them. */
const outside = [
  {
    module: 'infra/telemetry/tracing/tracing.ts',
    leavesMachine: false,
    allowed: [`anywhere: TCP ${tracesPort}`],
  },
  {
    module: 'services/reactor/mail/send-mail.ts',
    leavesMachine: true,
    allowed: ['anywhere: TCP 465', 'anywhere: TCP 587'],
  },
  // Push services, reCAPTCHA and providers of sign-in.
  {
    module: 'services/reactor/notifications/push-service.ts',
    leavesMachine: true,
    allowed: ['the web: TCP 443'],
  },
  { module: 'services/members/recaptcha.ts', leavesMachine: true, allowed: ['the web: TCP 443'] },
  {
    module: 'services/members/sign-in-methods/providers.ts',
    leavesMachine: true,
    allowed: ['the web: TCP 443'],
  },
  // Sources of games.
  {
    module: 'infra/fetch/read-address.ts',
    leavesMachine: true,
    allowed: ['the web: TCP 443', 'the web: TCP 80'],
  },
] as const;

const outsideOf = ({ service, container }: Counterpart): readonly string[] => {
  const modules = modulesOf(scriptOf(container));
  return outside
    .filter(
      ({ module, leavesMachine }) => modules.has(module) && (!leavesMachine || waysOut(service).length > 0),
    )
    .flatMap(({ allowed }) => allowed);
};

const names = ['anywhere: TCP 53', 'anywhere: UDP 53'];
const each = workloads.map((one) => [nameOf(one), one] as const);
const ofWorkload = (workload: Part) => counterparts.filter((one) => one.workload === workload);
const sorted = (connections: readonly string[]): readonly string[] => [...new Set(connections)].toSorted();

/** Connections to the gateways in the Caddyfile, and to all processes in Prometheus's configuration. */
const incoming = (): readonly (readonly [string, string])[] => {
  const forwards = /reverse_proxy (.+) \{/.exec(textOf('compose/Caddyfile'))?.[1] ?? '';
  const prometheus: Part = parse(textOf('compose/prometheus/prometheus.yaml'));
  const targets = list(prometheus['scrape_configs'])
    .flatMap((one) => list(one['static_configs']))
    .flatMap((one) => list(one['targets']).map(text));
  return [
    ...forwards.split(' ').map((target) => ['proxy', target] as const),
    ...targets.map((target) => ['prometheus', target] as const),
  ];
};
const portName = (container: Part, port: string): string =>
  text(list(container['ports']).find(({ containerPort }) => text(containerPort) === port)?.['name']);

describe('network policies', () => {
  test.each(each)('allow %s to connect only to its servers in Compose', (_name, workload) => {
    const parts = ofWorkload(workload);
    const servers = parts.flatMap((one) => serversOf(one).map((url) => ({ one, url })));
    expect(servers.length).toBeGreaterThan(0);
    for (const { one, url } of servers)
      expect([url.hostname, areConnected(one.service, url.hostname)]).toEqual([url.hostname, true]);
    const expected = [
      ...names,
      ...servers.map(({ url }) => `anywhere: TCP ${url.port}`),
      ...parts.flatMap(outsideOf),
    ];
    expect(allowedOut(workload)).toEqual(sorted(expected));
  });

  test.each(each)('allow connections to %s only from its clients in Compose', (_name, workload) => {
    const expected = ofWorkload(workload).flatMap(({ process, service, container }) =>
      incoming()
        .map(([from, target]) => ({ from: from as keyof typeof namespaces, to: target.split(':') }))
        .filter(({ to: [host = ''] }) => host.replace(/-\d+$/, '') === process)
        .map(({ from, to: [, port = ''] }) => {
          expect(areConnected(service, from)).toBe(true);
          return `${namespaces[from]}: TCP ${portName(container, port)}`;
        }),
    );
    expect(allowedIn(workload)).toEqual(sorted(expected));
  });

  test('admit the proxy and Prometheus to gateways, only Prometheus to others, nobody to jobs', () => {
    const counts = workloads.map((one) => [nameOf(one), allowedIn(one).length]);
    expect(new Map(counts as [string, number][])).toEqual(
      new Map([
        ['Deployment gateway', 2],
        ['Deployment projector', 1],
        ['Deployment reactor', 1],
        ['Job migrate', 0],
        ['CronJob backup', 0],
        ['CronJob rebuild', 0],
        ['CronJob restore', 0],
      ]),
    );
  });
});

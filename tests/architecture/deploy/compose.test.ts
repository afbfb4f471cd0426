import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@rondelle/infra/config/settings.ts';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../rules/modules.ts';
import {
  composeFile,
  composeFolder,
  entries,
  isPinned,
  list,
  missingScripts,
  type Part,
  text,
  textOf,
  unknownSettings,
} from './deploy-files.ts';

const compose = composeFile();
const services = entries(compose['services']);
const serviceNames = services.map(([name]) => name);
const own = services.filter(([, { image }]) => text(image).startsWith('rondelle:'));
const secretsOf = (service: Part): readonly string[] => list(service['secrets']).map(text);
/** The words of the entrypoint and the command of a container. */
const wordsOf = ({ entrypoint, command }: Part): readonly Part[] => [...list(entrypoint), ...list(command)];
/** Secrets that the settings and the command of a container name. */
const namedSecrets = (service: Part): readonly string[] =>
  [...entries(service['environment']).map(([, value]) => value), ...wordsOf(service)].flatMap(
    (one) => /^(?:@|--\S+=)?\/run\/secrets\/(.+)$/.exec(text(one))?.[1] ?? [],
  );

/** The schema of the Compose specification, as the linter ships it. */
const validateCompose = () => {
  const place = path.join(root, 'node_modules/dclint/schemas/compose.schema.json');
  const { $schema: _dialect, ...schema } = JSON.parse(readFileSync(place, 'utf8'));
  return new Ajv({ strict: false, validateFormats: false }).compile(schema);
};

describe('compose.yaml', () => {
  test('is valid under the Compose specification', () => {
    const validate = validateCompose();
    expect({ valid: validate(compose), errors: validate.errors }).toEqual({ valid: true, errors: null });
  });

  test.each([
    ['a misspelt key', { services: { a: { image: 'a', restrat: 'always' } } }],
    ['a condition that does not exist', { services: { a: { depends_on: { b: { condition: 'up' } } } } }],
    ['a service that is no mapping', { services: { a: 'b' } }],
  ])('fails validation with %s', (_what, wrong) => {
    expect(validateCompose()(wrong)).toBe(false);
  });

  test('runs every process of the site', () => {
    const scripts = own.map(([, { command }]) => list(command).map(text).join(' '));
    for (const name of ['projector', 'reactor'])
      expect(scripts.filter((script) => script === `node services/site/processes/${name}.ts`)).toHaveLength(
        2,
      );
    expect(own.filter(([, service]) => wordsOf(service).length === 0).map(([name]) => name)).toEqual([
      'gateway-1',
      'gateway-2',
    ]);
    expect(serviceNames).toEqual(
      expect.arrayContaining(['proxy', 'migrate', 'postgres', 'postgres-replica', 'eventstore', 'nats']),
    );
  });

  test('has every tool for administrators, and starts a tool only by name', () => {
    const tools = services.filter(([, { profiles }]) => list(profiles).map(text).includes('tools'));
    expect(tools.map(([name]) => name).toSorted()).toEqual([
      'archive',
      'backup',
      'backup-log',
      'eventlog-copy',
      'import',
      'rebuild',
      'restore',
      'restore-log',
      'user',
      'verify',
      'videos',
    ]);
    const waitedFor = services
      .filter(([, { profiles }]) => !profiles)
      .flatMap(([, { depends_on }]) => entries(depends_on).map(([name]) => name));
    expect(waitedFor.filter((name) => tools.some(([tool]) => tool === name))).toEqual([]);
    for (const [, { restart }] of tools) expect(text(restart)).toBe('no');
  });

  test.each(services)('%s: has a pinned image, a restart policy and a memory limit', (_name, service) => {
    expect(isPinned(text(service['image']))).toBe(true);
    expect(text(service['restart'])).toMatch(/^(unless-stopped|on-failure:\d+|no)$/);
    expect(text(service['deploy']?.['resources']?.['limits']?.['memory'])).toMatch(/^\d+[MG]$/);
  });

  test.each(own)(
    '%s: sets only settings that the programs read, and runs scripts that exist',
    (_name, service) => {
      expect(unknownSettings(entries(service['environment']).map(([name]) => name))).toEqual([]);
      expect(missingScripts(wordsOf(service))).toEqual([]);
      expect(list(service['cap_drop'])).toEqual(['ALL']);
      expect(service['read_only']).toBe(true);
    },
  );

  test.each(services)(
    '%s: mounts every secret that it names, and every mounted secret exists',
    (_name, service) => {
      const mounted = secretsOf(service);
      expect(namedSecrets(service).filter((name) => !mounted.includes(name))).toEqual([]);
      expect(mounted.filter((name) => compose['secrets']?.[name] === undefined)).toEqual([]);
    },
  );

  test.each(own)('%s: mounts no secret that it does not use', (_name, service) => {
    // Migrations and tools share one list of settings but mount none of the gateway's own secrets.
    const named = new Set(namedSecrets(service));
    expect(secretsOf(service).filter((name) => !named.has(name))).toEqual([]);
  });

  test('contains no password', () => {
    const written = textOf('compose/compose.yaml');
    expect(written).not.toMatch(/:\/\/[^\s/]*:[^\s/@]+@/);
    expect(written).not.toMatch(/PASSWORD: /);
  });

  test('depends only on services that exist, and on health only where there is a health check', () => {
    const waits = services.flatMap(([name, { depends_on }]) =>
      entries(depends_on).map(([on, { condition }]) => ({ name, on, condition: text(condition) })),
    );
    const healthChecked = new Set(
      services
        .filter(([, { image, healthcheck }]) => healthcheck?.['test'] || text(image).startsWith('rondelle:'))
        .filter(([, { healthcheck }]) => !healthcheck?.['disable'])
        .map(([name]) => name),
    );
    expect(waits.filter(({ on }) => !serviceNames.includes(on))).toEqual([]);
    const ofHealth = waits.filter(({ condition }) => condition === 'service_healthy');
    expect(ofHealth.length).toBeGreaterThan(8);
    expect(ofHealth.filter(({ on }) => !healthChecked.has(on))).toEqual([]);
  });

  test('mounts only files that exist', () => {
    const mounted = services.flatMap(([, { volumes }]) =>
      list(volumes).map((volume) => text(volume).split(':')[0] ?? ''),
    );
    // Folders that the administrator fills.
    const filled = new Set(['./backups', './content', './data']);
    const files = mounted.filter((place) => place.startsWith('./') && !filled.has(place));
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((place) => !existsSync(path.join(composeFolder, place)))).toEqual([]);
    const volumes = mounted.filter((place) => !place.startsWith('.'));
    expect(volumes.filter((name) => compose['volumes']?.[name] === undefined)).toEqual([]);
  });

  test('publishes ports only on loopback addresses', () => {
    const ports = services.flatMap(([, service]) => list(service['ports']).map(text));
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });
});

test('make-secrets.sh writes exactly the secrets of compose.yaml, with settings that the programs accept', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rondelle-compose-'));
  try {
    for (const file of ['make-secrets.sh', 'alertmanager.example.yaml'])
      cpSync(path.join(composeFolder, file), path.join(folder, file));
    execFileSync('bash', [path.join(folder, 'make-secrets.sh')]);
    const written = readdirSync(path.join(folder, 'secrets')).sort();
    expect(written.map((name) => `./secrets/${name}`)).toEqual(
      entries(compose['secrets'])
        .map(([, { file }]) => text(file))
        .sort(),
    );
    const first = readFileSync(path.join(folder, 'secrets/nats.conf'), 'utf8');
    execFileSync('bash', [path.join(folder, 'make-secrets.sh')]);
    expect(readFileSync(path.join(folder, 'secrets/nats.conf'), 'utf8')).toBe(first);
    for (const [, service] of own) {
      const variables = entries(service['environment']).map(([name, value]) => {
        const secret = text(value).replace('/run/secrets/', `${folder}/secrets/`);
        return [name, secret.replace(/^\$\{\w+:-(.*)\}$/, '$1')];
      });
      expect(readSettings(Object.fromEntries(variables))).toMatchObject({ ok: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const portsOf = (name: string): readonly string[] =>
  own
    .filter(([service]) => service === name)
    .flatMap(([, { environment }]) => [text(environment?.['PORT']), text(environment?.['METRICS_PORT'])]);

const prometheus: Part = parse(textOf('compose/prometheus/prometheus.yaml'));
/** Hosts and ports of the targets. */
const targetsIn = (part: Part | undefined): readonly (readonly string[])[] =>
  list(part)
    .flatMap((one) => list(one['static_configs']))
    .flatMap(({ targets }) => list(targets).map((target) => text(target).split(':')));

describe('files next to compose.yaml', () => {
  test('the proxy forwards to gateways that exist', () => {
    const line = /reverse_proxy (.+) \{/.exec(textOf('compose/Caddyfile'))?.[1] ?? '';
    const targets = line.split(' ').map((target) => target.split(':'));
    expect(targets.map(([name]) => name)).toEqual(['gateway-1', 'gateway-2']);
    for (const [name = '', port] of targets) expect(portsOf(name)[0]).toBe(port);
  });

  test('Prometheus sends alerts to an Alertmanager with a receiver', () => {
    const [[name = '', port] = []] = targetsIn(prometheus['alerting']?.['alertmanagers']);
    expect(text(compose['services']?.[name]?.['healthcheck']?.['test'])).toContain(`:${port}/`);
    const routing: Part = parse(textOf('compose/alertmanager.example.yaml'));
    const receivers = list(routing['receivers']).map((one) => text(one['name']));
    expect(receivers).toContain(text(routing['route']?.['receiver']));
  });

  test('the nightly backup runs tools that exist, the accounts before the log', () => {
    const run = [...textOf('compose/back-up.sh').matchAll(/^docker compose run .* ([\w-]+)$/gm)];
    expect(run.map(([, name]) => name)).toEqual(['backup', 'eventlog-copy', 'backup-log']);
    expect(run.filter(([, name = '']) => !serviceNames.includes(name))).toEqual([]);
  });

  test('Prometheus scrapes every long-running process at its metrics port', () => {
    const targets = targetsIn(prometheus['scrape_configs']);
    expect(targets.map(([name]) => name)).toEqual([
      'gateway-1',
      'gateway-2',
      'projector-1',
      'projector-2',
      'reactor-1',
      'reactor-2',
    ]);
    for (const [name = '', port] of targets) expect(portsOf(name)[1]).toBe(port);
  });
});

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
/** What a container of ours runs, and with what. */
const wordsOf = ({ entrypoint, command }: Part): readonly Part[] => [...list(entrypoint), ...list(command)];
/** The secrets that its settings and its command name. */
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
  test('is what the Compose specification allows', () => {
    const validate = validateCompose();
    expect({ valid: validate(compose), errors: validate.errors }).toEqual({ valid: true, errors: null });
  });

  test.each([
    ['a misspelt key', { services: { a: { image: 'a', restrat: 'always' } } }],
    ['a condition that does not exist', { services: { a: { depends_on: { b: { condition: 'up' } } } } }],
    ['a service that is no mapping', { services: { a: 'b' } }],
  ])('%s would be found', (_what, wrong) => {
    expect(validateCompose()(wrong)).toBe(false);
  });

  test('has every part of the site', () => {
    const scripts = own.map(([, { command }]) => list(command).map(text).join(' '));
    for (const name of ['projector', 'reactor'])
      expect(scripts.filter((script) => script === `node services/${name}/main.ts`)).toHaveLength(2);
    expect(own.filter(([, service]) => wordsOf(service).length === 0).map(([name]) => name)).toEqual([
      'gateway-1',
      'gateway-2',
    ]);
    expect(serviceNames).toEqual(
      expect.arrayContaining(['proxy', 'migrate', 'postgres', 'postgres-replica', 'eventstore', 'nats']),
    );
  });

  test('has every tool of the administrator, started by nothing but its name', () => {
    const tools = services.filter(([, { profiles }]) => list(profiles).map(text).includes('tools'));
    expect(tools.map(([name]) => name).toSorted()).toEqual([
      'archive',
      'backup',
      'backup-log',
      'eventlog-copy',
      'rebuild',
      'restore',
      'restore-log',
      'user',
    ]);
    const waitedFor = services
      .filter(([, { profiles }]) => !profiles)
      .flatMap(([, { depends_on }]) => entries(depends_on).map(([name]) => name));
    expect(waitedFor.filter((name) => tools.some(([tool]) => tool === name))).toEqual([]);
    for (const [, { restart }] of tools) expect(text(restart)).toBe('no');
  });

  test.each(services)('%s: a pinned image, a policy of restarts, a limit of memory', (_name, service) => {
    expect(isPinned(text(service['image']))).toBe(true);
    expect(text(service['restart'])).toMatch(/^(unless-stopped|on-failure:\d+|no)$/);
    expect(text(service['deploy']?.['resources']?.['limits']?.['memory'])).toMatch(/^\d+[MG]$/);
  });

  test.each(own)(
    '%s: gives only settings that the programs read, to scripts that are there',
    (_name, service) => {
      expect(unknownSettings(entries(service['environment']).map(([name]) => name))).toEqual([]);
      expect(missingScripts(wordsOf(service))).toEqual([]);
      expect(list(service['cap_drop'])).toEqual(['ALL']);
      expect(service['read_only']).toBe(true);
    },
  );

  test.each(services)(
    '%s: every secret that it names is mounted, and every mounted one exists',
    (_name, service) => {
      const mounted = secretsOf(service);
      expect(namedSecrets(service).filter((name) => !mounted.includes(name))).toEqual([]);
      expect(mounted.filter((name) => compose['secrets']?.[name] === undefined)).toEqual([]);
    },
  );

  test.each(own)('%s: no secret is mounted for nothing', (_name, service) => {
    // Migrations and tools share the settings of all; they hold no gateway's own secrets.
    const named = new Set(namedSecrets(service));
    expect(secretsOf(service).filter((name) => !named.has(name))).toEqual([]);
  });

  test('no password stands in it', () => {
    const written = textOf('compose/compose.yaml');
    expect(written).not.toMatch(/:\/\/[^\s/]*:[^\s/@]+@/);
    expect(written).not.toMatch(/PASSWORD: /);
  });

  test('waits only for services that there are, and for health only where it is looked at', () => {
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

  test('every file that it mounts is there', () => {
    const mounted = services.flatMap(([, { volumes }]) =>
      list(volumes).map((volume) => text(volume).split(':')[0] ?? ''),
    );
    const files = mounted.filter((place) => place.startsWith('./') && place !== './backups');
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((place) => !existsSync(path.join(composeFolder, place)))).toEqual([]);
    const volumes = mounted.filter((place) => !place.startsWith('.'));
    expect(volumes.filter((name) => compose['volumes']?.[name] === undefined)).toEqual([]);
  });

  test('only loopback addresses are published', () => {
    const ports = services.flatMap(([, service]) => list(service['ports']).map(text));
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });
});

test('the secrets that make-secrets.sh writes are those of compose.yaml, and settings that can be read', () => {
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
      const given = entries(service['environment']).map(([name, value]) => {
        const secret = text(value).replace('/run/secrets/', `${folder}/secrets/`);
        return [name, secret.replace(/^\$\{\w+:-(.*)\}$/, '$1')];
      });
      expect(readSettings(Object.fromEntries(given))).toMatchObject({ ok: true });
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
/** Names and ports. */
const targetsIn = (part: Part | undefined): readonly (readonly string[])[] =>
  list(part)
    .flatMap((one) => list(one['static_configs']))
    .flatMap(({ targets }) => list(targets).map((target) => text(target).split(':')));

describe('what stands beside it', () => {
  test('the proxy passes on to gateways that there are', () => {
    const line = /reverse_proxy (.+) \{/.exec(textOf('compose/Caddyfile'))?.[1] ?? '';
    const targets = line.split(' ').map((target) => target.split(':'));
    expect(targets.map(([name]) => name)).toEqual(['gateway-1', 'gateway-2']);
    for (const [name = '', port] of targets) expect(portsOf(name)[0]).toBe(port);
  });

  test('Prometheus passes alerts on to where they are routed to somebody', () => {
    const [[name = '', port] = []] = targetsIn(prometheus['alerting']?.['alertmanagers']);
    expect(text(compose['services']?.[name]?.['healthcheck']?.['test'])).toContain(`:${port}/`);
    const routing: Part = parse(textOf('compose/alertmanager.example.yaml'));
    const receivers = list(routing['receivers']).map((one) => text(one['name']));
    expect(receivers).toContain(text(routing['route']?.['receiver']));
  });

  test('the nightly backup runs tools that there are, the accounts before the log', () => {
    const run = [...textOf('compose/back-up.sh').matchAll(/^docker compose run .* ([\w-]+)$/gm)];
    expect(run.map(([, name]) => name)).toEqual(['backup', 'eventlog-copy', 'backup-log']);
    expect(run.filter(([, name = '']) => !serviceNames.includes(name))).toEqual([]);
  });

  test('Prometheus asks every process of the product that stays, at the port where it counts', () => {
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

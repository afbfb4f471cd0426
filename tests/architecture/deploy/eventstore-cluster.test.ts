import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@rondelle/infra/config/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { composeFile, composeFolder, entries, list, type Part, text, textOf } from './deploy-files.ts';

const one = composeFile();
const three: Part = parse(textOf('compose/eventstore-cluster.yaml'), { merge: true, maxAliasCount: -1 });
const nodes = ['eventstore', 'eventstore-2', 'eventstore-3'];
/** The services of compose.yaml that reach the event log by their settings. */
const readers = entries(one['services'])
  .filter(([, { environment }]) => environment?.['EVENT_LOG_URL'])
  .map(([name]) => name);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rondelle-cluster-'));
  cpSync(path.join(composeFolder, 'make-certificates.sh'), path.join(folder, 'make-certificates.sh'));
  execFileSync('bash', [path.join(folder, 'make-certificates.sh')], { stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('gives the address and the authority of three nodes to every program that reaches the log', () => {
  expect(readers.length).toBeGreaterThan(8);
  for (const name of readers) {
    const service = three['services']?.[name];
    const environment = service?.['environment'];
    expect(text(environment?.['EVENT_LOG_URL']), name).toBe('');
    expect(text(environment?.['EVENT_LOG_URL_FILE']), name).toBe('/run/secrets/event-log-url');
    expect(list(service?.['secrets']).map(text), name).toEqual(
      expect.arrayContaining(['event-log-url', 'event-log-ca']),
    );
  }
});

test('runs three nodes of the same image, each seeded with the two others', () => {
  for (const name of nodes) {
    const node = three['services']?.[name];
    expect(text(node?.['image'])).toBe(text(one['services']?.['eventstore']?.['image']));
    const seeds = text(node?.['environment']?.['EVENTSTORE_GOSSIP_SEED']).split(',');
    expect(seeds.map((seed) => seed.replace(':2113', ''))).toEqual(nodes.filter((other) => other !== name));
    expect(text(node?.['environment']?.['EVENTSTORE_NODE_HOST_ADVERTISE_AS'])).toBe(name);
    expect(text(node?.['environment']?.['EVENTSTORE_INSECURE'])).toBe('false');
  }
});

test('mounts only files that make-certificates.sh writes, and an address that the programs accept', () => {
  const files = entries(three['secrets']).map(([, { file }]) => text(file));
  expect(files.length).toBeGreaterThan(6);
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  const url = path.join(folder, 'secrets/event-log-url');
  expect(readSettings({ EVENT_LOG_URL: '', EVENT_LOG_URL_FILE: url })).toMatchObject({ ok: true });
});

const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { encoding: 'utf8' });

test.each(nodes)('the certificate of %s names the node and is signed by the authority', (name) => {
  const number = nodes.indexOf(name) + 1;
  const certificate = path.join(folder, `secrets/eventstore-${number}.crt`);
  const authority = path.join(folder, 'secrets/authorities/ca.crt');
  expect(openssl('verify', '-CAfile', authority, '-verify_hostname', name, certificate)).toContain('OK');
  const uses = openssl('x509', '-in', certificate, '-noout', '-ext', 'extendedKeyUsage');
  expect(uses).toMatch(/Server Authentication, .*Client Authentication/);
});

test('a second run leaves the certificates and the password unchanged', () => {
  const read = () =>
    ['event-log-url', 'eventstore-1.crt', 'authorities/ca.crt'].map((name) =>
      readFileSync(path.join(folder, 'secrets', name), 'utf8'),
    );
  const before = read();
  execFileSync('bash', [path.join(folder, 'make-certificates.sh')], { stdio: 'pipe' });
  expect(read()).toEqual(before);
});

import { openClient } from '@rondelle/infra/postgres/client.ts';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { type RawConnection, rawConnection } from '../support/raw-connection.ts';
import { expectWithin } from '../support/within.ts';
import { result } from './gateway-site.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';
import { liveClient } from './live-site.ts';
import { type OwnProcess, startOwnProcess } from './own-process.ts';

const limitMs = 10_000;

let database: FreshDatabase;
let projector: OwnProcess;
let write: ReturnType<typeof createWriter>;
const closing: (() => unknown)[] = [];
const ofTest: (() => unknown)[] = [];
const start = (service: 'gateway' | 'projector' | 'reactor', env: Record<string, string> = {}) =>
  startOwnProcess(service, { DATABASE_URL: database.url, ...env });

beforeAll(async () => {
  database = await freshDatabase();
  closing.push(() => database.drop());
  const log = await openEventLog(database.url);
  closing.push(() => log.close());
  write = createWriter(log);
  await write(beginning);
  projector = await start('projector');
  closing.push(() => projector.kill());
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});
afterEach(async () => {
  for (const close of ofTest.splice(0).toReversed()) await close();
});

/** A connection that sends some text and never ends by itself. */
const sent = async (url: string, text: string): Promise<Socket> => {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  ofTest.push(() => socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  return socket;
};
const head = (...lines: readonly string[]): string => [...lines, 'Host: localhost', '', ''].join('\r\n');

/** Incomplete requests that a network may leave on an HTTP port. */
const unfinished = async (url: string, large: { path: string; times: number }): Promise<void> => {
  await sent(url, '');
  await sent(url, 'GET /healthz HTTP/1.1\r\nHo');
  await sent(
    url,
    `${head('POST /trpc/account.logIn HTTP/1.1', 'Content-Length: 1000', 'Content-Type: application/json')}{"login"`,
  );
  (await sent(url, head('GET /healthz HTTP/1.1'))).resume();
  // Megabytes of responses that are not read.
  const stalled = await sent(url, '');
  stalled.pause();
  for (let i = 0; i < large.times; i += 1) stalled.write(head(`GET ${large.path} HTTP/1.1`));
  await sleep(1_000);
};

/** Blocks every query for games. */
const lockGames = async (): Promise<void> => {
  const client = await openClient(database.url);
  ofTest.push(() => client.end());
  await client.query('BEGIN; LOCK TABLE games, standings IN ACCESS EXCLUSIVE MODE');
};

const league = '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1';

/** The path of the largest script of the home page. */
const largeFile = async (url: string): Promise<string> => {
  const page = await (await fetch(`${url}/fr/accueil`)).text();
  const scripts = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))];
  const sizes = await Promise.all(
    scripts.map(async (path) => ({
      path,
      bytes: (await (await fetch(url + path)).arrayBuffer()).byteLength,
    })),
  );
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { path: '', bytes: 0 };
  expect(largest.bytes).toBeGreaterThan(150_000);
  return largest.path;
};

const lineTo = async (url: string): Promise<RawConnection> => {
  const line = await rawConnection(url);
  ofTest.push(() => line.socket.destroy());
  return line;
};

describe('a gateway with SIGTERM', () => {
  test('ends within ten seconds with any open connections, and closes live connections properly', async () => {
    const gateway = await start('gateway', { LIVE_PER_ADDRESS: '4' });
    ofTest.push(gateway.kill);
    const reader = liveClient(gateway.url);
    ofTest.push(() => reader.close());
    const followed = reader.follow(['league:11']);
    await expect.poll(followed.isOn).toBe(true);
    const [silent, deaf, rude] = [
      await lineTo(gateway.url),
      await lineTo(gateway.url),
      await lineTo(gateway.url),
    ];
    deaf.socket.pause();
    rude.text('[');
    // One more connection than this gateway accepts from an address, and one with an incomplete handshake.
    expect((await lineTo(gateway.url)).status).toContain('429');
    await sent(gateway.url, 'GET /trpc HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n');
    await unfinished(gateway.url, { path: await largeFile(gateway.url), times: 60 });
    const { code, ms } = await gateway.end();
    expect([code, gateway.output()]).toEqual([0, expect.not.stringContaining('unexpected')]);
    expectWithin('the end of a gateway', ms, limitMs);
    expect(silent.closeCode()).toBe(1012);
  });

  test('ends within ten seconds although the database does not respond', async () => {
    const gateway = await start('gateway');
    ofTest.push(gateway.kill);
    await lockGames();
    const inFlight = Array.from({ length: 5 }, (_, i) =>
      fetch(`${gateway.url}${league}&a=${i}`).catch(() => null),
    );
    await sleep(500);
    const { code, ms } = await gateway.end();
    await Promise.all(inFlight);
    expect(code).toBe(0);
    expectWithin('the end of a gateway whose database does not answer', ms, limitMs);
  });

  test('completes pending requests', async () => {
    const gateway = await start('gateway');
    ofTest.push(gateway.kill);
    await lockGames();
    const inFlight = fetch(`${gateway.url}${league}`);
    await sleep(500);
    const end = gateway.end();
    await sleep(1_000);
    await ofTest.splice(-1)[0]?.();
    const response = await inFlight;
    expect([response.status, (await response.json()).standings.length]).toEqual([200, expect.any(Number)]);
    expect((await end).code).toBe(0);
  });
});

describe('a projector with SIGTERM', () => {
  test('ends within ten seconds with any connection open', async () => {
    const another = await start('projector');
    ofTest.push(another.kill);
    await unfinished(another.url, { path: '/metrics', times: 400 });
    const { code, ms } = await another.end();
    expect(code).toBe(0);
    expectWithin('the end of a projector', ms, limitMs);
  });

  test('ends within ten seconds in a batch that cannot continue, and loses nothing', async () => {
    await lockGames();
    await write([result(901, 4)]);
    await sleep(1_000);
    const { code, ms } = await projector.end();
    expect(code).toBe(0);
    expectWithin('the end of a projector in the middle of a batch', ms, limitMs);
    for (const close of ofTest.splice(0)) await close();
    projector = await start('projector');
    const gateway = await start('gateway');
    ofTest.push(gateway.kill);
    const response = async () => (await fetch(`${gateway.url}/api/v1/games/901?lang=fr`)).status;
    await expect.poll(response).toBe(200);
  });
});

describe('a reactor with SIGTERM', () => {
  test('ends within ten seconds in a job that cannot continue', async () => {
    const reactor = await start('reactor');
    ofTest.push(reactor.kill);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    ofTest.push(() => client.end());
    await client.query('BEGIN; LOCK TABLE accounts.erasures IN ACCESS EXCLUSIVE MODE');
    const other = new Client({ connectionString: database.url });
    await other.connect();
    await other.query(`SELECT operations.add_job('erasure', '1')`).finally(() => other.end());
    await sleep(1_000);
    const { code, ms } = await reactor.end();
    expect(code).toBe(0);
    expectWithin('the end of a reactor in the middle of a job', ms, limitMs);
  });
});

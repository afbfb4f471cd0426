import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clientOf } from '../flow/client.ts';
import { type GatewaySite, startGatewaySite } from '../flow/gateway-site.ts';
import { type RawLine, rawLine } from '../support/raw-line.ts';

let site: GatewaySite;
let sockets: RawLine[] = [];
beforeAll(async () => {
  site = await startGatewaySite({ mailer: { send: async () => undefined, inbox: null } });
  await clientOf(site.url, null).ask('site.nav', {});
});
afterAll(() => site.stop());
afterEach(() => {
  for (const { socket } of sockets) socket.destroy();
  sockets = [];
});

/** The gateway runs in this process: its processor time is what a request costs everybody else. */
const mostProcessorMs = 400;
const costOf = async <T>(work: () => Promise<T>): Promise<T> => {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(mostProcessorMs);
  return result;
};

type Refused = { readonly status: number; readonly text: string };
const read = async (response: Response): Promise<Refused> => ({
  status: response.status,
  text: await response.text(),
});
const get = (procedure: string, input: string) =>
  costOf(async () => read(await fetch(`${site.url}/trpc/${procedure}?input=${encodeURIComponent(input)}`)));
const post = (path: string, body: string, type = 'application/json') =>
  costOf(async () =>
    read(await fetch(`${site.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body })),
  );
/** Everybody who can be sent an input over HTTP by a body. */
const bodyPaths = ['/trpc/account.logIn', '/api/v1/auth/login', '/broadcasting/auth'] as const;

const overSocket = (message: string) =>
  costOf(async () => {
    const socket = await rawLine(site.url);
    sockets.push(socket);
    socket.text(message);
    const text = () => socket.received().toString();
    await expect.poll(text, { timeout: 20_000 }).toContain('"error"');
    return { text: text(), socket };
  });
const subscribe = (input: unknown, id = 1) =>
  JSON.stringify({ id, method: 'subscription', params: { path: 'live.changes', input } });

const isRefused = ({ status, text }: Refused): void => {
  expect([status, text.slice(0, 300)]).toEqual([400, expect.stringContaining('request/invalid')]);
};

const pathTo = (level: number) => `a${'.l'.repeat(level)}`;
/** Each level holds the next one twice: a walk through it as a tree takes twice as long with every level. */
const graph = (levels: number) => {
  let json: unknown = 'x';
  for (let i = 0; i < levels; i += 1) json = { l: json, r: null };
  const twins = Array.from({ length: levels }, (_, i) => levels - 1 - i).map((level) => [
    `${pathTo(level)}.l`,
    [`${pathTo(level)}.r`],
  ]);
  return { json: { a: json }, meta: { referentialEqualities: Object.fromEntries(twins), v: 1 } };
};
/** The nth value of a set is found by counting from the first: each of the paths below costs as much as the last. */
const set = (values: number) => {
  const numbers = Array.from({ length: values }, (_, i) => i);
  const paths = numbers.map((i) => [`a.${i}`, ['Date']]);
  return {
    json: { a: numbers },
    meta: { values: { a: ['set'], ...Object.fromEntries(paths) }, v: 1 },
  };
};
const typedArray = (length: number) => ({
  json: { a: length },
  meta: { values: { a: [['typed-array', 'Uint8Array']] }, v: 1 },
});

describe('an input that carries superjson’s meta is refused', () => {
  test('as a graph of 24 levels in the address of a question', async () => {
    isRefused(await get('site.nav', JSON.stringify(graph(24))));
  }, 60_000);

  test('as a graph in a body', async () => {
    for (const path of bodyPaths.slice(0, 2)) isRefused(await post(path, JSON.stringify(graph(24))));
  }, 60_000);

  test('as a typed array of millions', async () => {
    isRefused(await get('site.nav', JSON.stringify(typedArray(130_000_000))));
    isRefused(await post('/trpc/account.logIn', JSON.stringify(typedArray(130_000_000))));
  }, 60_000);

  test('as a set of 808 kB', async () => {
    isRefused(await post('/trpc/account.logIn', JSON.stringify(set(33_000))));
  }, 60_000);

  test('as a graph over a live connection', async () => {
    const { text } = await overSocket(subscribe(graph(24)));
    expect(text).toContain('request/invalid');
  }, 60_000);
});

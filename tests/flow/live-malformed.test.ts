import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { badFrames } from '../support/bad-frames.ts';
import { type RawConnection, rawConnection } from '../support/raw-connection.ts';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';
import { liveClient } from './live-site.ts';

let site: GatewaySite;
let rawClients: RawConnection[] = [];
beforeAll(async () => {
  site = await startGatewaySite();
});
afterAll(() => site?.stop());
afterEach(() => {
  for (const { socket } of rawClients) socket.destroy();
  rawClients = [];
});
const open = async (options: Parameters<typeof rawConnection>[1] = {}) => {
  const client = await rawConnection(site.url, options);
  rawClients.push(client);
  return client;
};
const output = (client: RawConnection): string => client.received().toString('latin1');

/** Checks that another reader still gets hints. */
let gameId = 1_000;
const othersAreNotified = async () => {
  const reader = liveClient(site.url);
  const followed = reader.follow(['league:11']);
  await expect.poll(followed.isOn).toBe(true);
  await site.write([result((gameId += 1), 2)]);
  await expect.poll(followed.topics).toEqual(['league:11']);
  await reader.close();
};

describe('a handshake', () => {
  test.each([
    ['of another place', { path: '/elsewhere' }, '404'],
    ['with a malformed host', { headers: { Host: '[' } }, '400'],
    ['without a key', { headers: { 'Sec-WebSocket-Key': 'short' } }, '400'],
  ])('%s is refused', async (_what, options, code) => {
    const client = await open(options);
    expect(client.status).toContain(code);
    await expect.poll(client.isGone).toBe(true);
    await othersAreNotified();
  });
});

const subscribe = (id: number, topics: readonly string[] = ['league:11']) => ({
  id,
  method: 'subscription',
  params: { path: 'live.changes', input: { lang: 'fr', topics } },
});

describe('a message', () => {
  test.each([
    ['that is no JSON', 'not json'],
    ['that is null', 'null'],
    ['that is a list of invalid items', '[null, 3, "x"]'],
    ['without an id', '{"method":"subscription","params":{"path":"live.changes","input":{}}}'],
    ['of a question that is asked over HTTP', '{"id":1,"method":"query","params":{"path":"site.nav"}}'],
    ['of a method of every object', '{"id":1,"method":"query","params":{"path":"__proto__.constructor"}}'],
    ['nested ten thousand deep', '['.repeat(10_000)],
    [
      'of input that is no object',
      '{"id":1,"method":"subscription","params":{"path":"live.changes","input":3}}',
    ],
    [
      'of an input that names values that are not there',
      JSON.stringify({
        ...subscribe(1),
        params: { path: 'live.changes', input: { json: {}, meta: { values: { 'a.b.c': ['Date'] } } } },
      }),
    ],
  ])('%s gets an error, and the connection stays open', async (_what, message) => {
    const client = await open();
    client.text(message);
    await expect.poll(() => output(client)).toContain('"error"');
    expect(output(client)).not.toContain('node_modules');
    client.text(JSON.stringify(subscribe(7)));
    await expect.poll(() => output(client)).toContain('"started"');
    expect(client.isGone()).toBe(false);
    await othersAreNotified();
  });

  describe.each(['/trpc', '/app/rondelle?protocol=7', '/app/nobody'])('to %s', (path) =>
    test.each(badFrames)('%s closes the connection with the reason', async (_what, bytes, code) => {
      const client = await open({ path });
      client.bytes(bytes);
      // Follows earlier messages of the server, such as its refusal of the address.
      if (path === '/trpc') await expect.poll(client.closeCode).toBe(code);
      else await expect.poll(client.isGone).toBe(true);
      await othersAreNotified();
    }),
  );
});

test('one message cannot open more subscriptions than a connection may have', async () => {
  const client = await open();
  client.text(JSON.stringify(Array.from({ length: 40 }, (_, id) => subscribe(id))));
  const opened = () => output(client).split('"topics":').length - 1;
  const refused = () => output(client).split('"request/too-many"').length - 1;
  await expect.poll(() => opened() + refused()).toBe(40);
  expect([opened(), refused()]).toEqual([20, 20]);
});

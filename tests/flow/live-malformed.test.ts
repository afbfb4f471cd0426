import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { frameOf, type RawConnection, rawConnection } from '../support/raw-line.ts';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';
import { liveClient } from './live-site.ts';

let site: GatewaySite;
let lines: RawConnection[] = [];
beforeAll(async () => {
  site = await startGatewaySite();
});
afterAll(() => site.stop());
afterEach(() => {
  for (const { socket } of lines) socket.destroy();
  lines = [];
});
const open = async (asked: Parameters<typeof rawConnection>[1] = {}) => {
  const line = await rawConnection(site.url, asked);
  lines.push(line);
  return line;
};
const said = (line: RawConnection): string => line.received().toString('latin1');

/** A reader beside it is told as before. */
let gameId = 1_000;
const othersAreTold = async () => {
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
    ['whose host cannot be read', { headers: { Host: '[' } }, '400'],
    ['without a key', { headers: { 'Sec-WebSocket-Key': 'short' } }, '400'],
  ])('%s is refused', async (_what, asked, code) => {
    const line = await open(asked);
    expect(line.status).toContain(code);
    await expect.poll(line.isGone, { timeout: 5_000 }).toBe(true);
    await othersAreTold();
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
    ['of nothing', 'null'],
    ['of a list of nothing', '[null, 3, "x"]'],
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
  ])('%s is answered with an error, and the line stays', async (_what, message) => {
    const line = await open();
    line.text(message);
    await expect.poll(() => said(line)).toContain('"error"');
    expect(said(line)).not.toContain('node_modules');
    line.text(JSON.stringify(subscribe(7)));
    await expect.poll(() => said(line)).toContain('"started"');
    expect(line.isGone()).toBe(false);
    await othersAreTold();
  });

  test.each([
    ['larger than sixteen kilobytes', frameOf(1, Buffer.alloc(16 * 1024 + 1, 'x')), 1009],
    ['without a mask', Buffer.from([0x81, 0x01, 0x78]), 1002],
    [
      'in pieces that never end',
      Buffer.concat([Buffer.from([0x01, 0x80, 0, 0, 0, 0]), frameOf(1, Buffer.from('x'))]),
      1002,
    ],
    ['that is no UTF-8', frameOf(1, Buffer.from([0xc3, 0x28])), 1007],
  ])('%s ends the line with the reason', async (_what, bytes, code) => {
    const line = await open();
    line.bytes(bytes);
    await expect.poll(line.closeCode).toBe(code);
    await othersAreTold();
  });
});

test('one message cannot open more subscriptions than a line may have', async () => {
  const line = await open();
  line.text(JSON.stringify(Array.from({ length: 40 }, (_, id) => subscribe(id))));
  const opened = () => said(line).split('"topics":').length - 1;
  const refused = () => said(line).split('"request/too-many"').length - 1;
  await expect.poll(() => opened() + refused()).toBe(40);
  expect([opened(), refused()]).toEqual([20, 20]);
});

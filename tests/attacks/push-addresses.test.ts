import { createECDH } from 'node:crypto';
import { createPushService } from '@rondelle/reactor/notifications/push-service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDevice, senderOf, startPushServer } from '../support/push-server.ts';

const pair = createECDH('prime256v1');
pair.generateKeys();
const keys = {
  publicKey: pair.getPublicKey('base64url'),
  privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url'),
};
const device = createDevice();
const subject = 'https://rondelle.example';
let server: Awaited<ReturnType<typeof startPushServer>>;
beforeAll(async () => {
  server = await startPushServer();
});
beforeEach(() => {
  server.received.length = 0;
});
afterAll(() => server?.stop());

const send = (more: { readonly isAllowed?: () => boolean } = {}, ownKeys = device.keys) => {
  const service = createPushService({ keys: async () => keys, subject, isAllowed: () => true, ...more });
  return service({ endpoint: `${server.url}/secret-address`, ...ownKeys }, '{"title":"Émile"}', 'game-12');
};

test('a push names its sender and its lifetime, and only the browser can decrypt it', async () => {
  server.answer(() => 201);
  expect(await send()).toBe('sent');
  const [pushed] = server.received;
  if (!pushed) throw new Error('nothing was pushed');
  expect(device.read(pushed.body)).toBe('{"title":"Émile"}');
  expect(() => createDevice().read(pushed.body)).toThrow();
  expect(pushed.headers).toMatchObject({ ttl: '43200', topic: 'game-12', 'content-encoding': 'aes128gcm' });
  const sender = senderOf(pushed.headers);
  expect(sender).toMatchObject({ aud: server.url, sub: subject, key: keys.publicKey });
  const seconds = sender.exp - Date.now() / 1_000;
  expect(seconds > 0 && seconds <= 86_400).toBe(true);
});

test('a redirect is not followed, and no error contains the push address', async () => {
  for (const status of [302, 503]) {
    server.answer(() => status);
    const failure = await send().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('secret-address');
  }
  expect(server.received.map(({ path }) => path)).toEqual(['/secret-address', '/secret-address']);
});

test('returns “gone” for an expired subscription, and sends no request to a host without a push service', async () => {
  for (const status of [404, 410]) {
    server.answer(() => status);
    expect(await send()).toBe('gone');
  }
  expect(server.received).toHaveLength(2);
  expect(await send({ isAllowed: () => false })).toBe('gone');
  expect(server.received).toHaveLength(2);
});

test.each<[string, typeof device.keys]>([
  ['of another length', { p256dh: 'AAAA', auth: device.keys.auth }],
  ['off the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: device.keys.auth }],
  ['with a short secret', { ...device.keys, auth: 'AA' }],
])('a device with a key %s is reported as gone instead of being tried again for a day', async (_, own) => {
  expect(await send({}, own)).toBe('gone');
  expect(server.received).toEqual([]);
});

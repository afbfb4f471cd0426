import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewaySite, startGatewaySite } from '../flow/gateway-site.ts';
import { liveClient } from '../flow/live-site.ts';
import { expectWithin } from '../support/within.ts';

const silenceMs = 1_500;
/**
 * The gateway checks for silence at intervals, so a connection ends after one to two periods; the rest is for slow
 * machines. Without an end a test fails at its own limit.
 */
const endedWithinMs = 10_000;

/** Waits until the other end has closed the connection, even if this one stays open. */
const ended = async (socket: Socket): Promise<void> => {
  const began = performance.now();
  // A reset counts as an end too; `once` would throw it as an error.
  await new Promise((resolve) => {
    if (socket.closed) resolve(null);
    else socket.resume().once('close', resolve);
  });
  expectWithin('the end of a connection', performance.now() - began, endedWithinMs);
};

const page = 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n';
const post = 'POST /trpc/account.logIn HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n`;

// The tests run concurrently, because each waits for its own period of silence.
describe.concurrent.each([
  ['silent', createLogger('silent')],
  ['info', createLogger('info', 'rondelle', { write: () => undefined })],
])('silent connections, with log level %s', (_level, logger) => {
  let site: GatewaySite;
  const opened: Socket[] = [];
  beforeAll(async () => {
    site = await startGatewaySite({ silenceMs, liveHeartbeatMs: 500, logger });
  });
  afterAll(async () => {
    for (const socket of opened) socket.destroy();
    await site?.stop();
  });

  const open = (output: string): Socket => {
    const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.write(output);
    opened.push(socket);
    return socket;
  };

  test.each([
    ['without data', ''],
    ['with endless headers', 'GET /healthz HTTP/1.1\r\nHo'],
    ['without a body', `${post}Content-Length: 100\r\n\r\n`],
    ['with an endless body', `${post}Transfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n`],
    ['upgraded to a live one without heartbeats', upgrade('/trpc')],
  ])('the gateway closes a connection %s', async (_what, output) => {
    await ended(open(output));
  });

  test('the gateway closes a connection after headers that arrive one byte at a time without end', async () => {
    const socket = open('GET /healthz HTTP/1.1\r\n');
    const drip = setInterval(() => socket.writable && socket.write('a: b\r\n'), 100);
    await ended(socket);
    clearInterval(drip);
  });

  test('the gateway closes a connection whose client does not read megabytes of responses', async () => {
    const socket = open('').pause();
    for (let i = 0; i < 400; i += 1) socket.write(page);
    await new Promise((resolve) => setTimeout(resolve, 6 * silenceMs));
    await ended(socket);
  });

  test.each(['/trpc', '/trpc?connectionParams=1'])(
    'the gateway closes a WebSocket at %s that returns pings and follows nothing',
    async (path) => {
      const socket = new WebSocket(`${site.url.replace('http', 'ws')}${path}`);
      await once(socket, 'open');
      const began = performance.now();
      await once(socket, 'close');
      expectWithin('the end of a live connection', performance.now() - began, endedWithinMs);
    },
  );

  test('the gateway does not close the WebSocket of an idle tab with a subscription', async () => {
    const reader = liveClient(site.url);
    const followed = reader.follow(['league:11']);
    await expect.poll(followed.isOn).toBe(true);
    const lost: unknown[] = [];
    const watch = setInterval(() => followed.isOn() || lost.push(Date.now()), 100);
    await new Promise((resolve) => setTimeout(resolve, 6 * silenceMs));
    clearInterval(watch);
    expect([lost, followed.changes.length]).toEqual([[], 1]);
    await reader.close();
  });
});

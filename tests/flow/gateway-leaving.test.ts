import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareEnv } from '../support/launch.ts';
import { until } from '../support/until.ts';
import { type GatewaySite, leaguePage, startGatewaySite } from './gateway-site.ts';
import { type OwnProcess, startOwnProcess } from './own-process.ts';

let site: GatewaySite;
const started: OwnProcess[] = [];
beforeAll(async () => {
  site = await startGatewaySite();
  await site.settled();
});
afterAll(async () => {
  await Promise.all(started.map((one) => one.kill()));
  await site.stop();
});

const startGateway = async (env: Readonly<Record<string, string>>): Promise<OwnProcess> => {
  const gateway = await startOwnProcess('gateway', { ...bareEnv, DATABASE_URL: site.databaseUrl, ...env });
  started.push(gateway);
  return gateway;
};
const statusOf = (url: string) => fetch(url).then(({ status }) => status);

test('a leaving gateway fails its health check, still serves readers, and closes their connections', async () => {
  const gateway = await startGateway({ LEAVE_SECONDS: '60' });
  const page = gateway.url + leaguePage;
  expect(await statusOf(page)).toBe(200);
  expect(await statusOf(`${gateway.url}/healthz`)).toBe(200);
  gateway.signal('SIGTERM');
  await until('a failing health check', async () => (await statusOf(`${gateway.url}/healthz`)) === 503);
  const uncached = `${page}?playedBy=2021-10-09`;
  const responses = await Promise.all([page, uncached].map((url) => fetch(url)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(responses.map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close']);
  expect(gateway.isRunning()).toBe(true);
});

test('a gateway without LEAVE_SECONDS ends at once', async () => {
  const gateway = await startGateway({});
  gateway.signal('SIGTERM');
  expect((await gateway.ended).code).toBe(0);
});

test('a request that arrives while the server closes gets its response', async () => {
  const other = await startGatewaySite();
  const { hostname, port, host } = new URL(other.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString('latin1'))).on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  // Its beginning arrives before the server closes, its end afterwards.
  socket.write(`GET ${leaguePage} HTTP/1.1\r\n`);
  await until('a healthy gateway', () => statusOf(`${other.url}/healthz`).then((status) => status === 200));
  const closed = other.gateway.close();
  await until('a closed port', () =>
    statusOf(`${other.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  socket.write(`Host: ${host}\r\n\r\n`);
  await ended;
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(received.toLowerCase()).toContain('\r\nconnection: close\r\n');
  await closed;
  await other.stop();
});

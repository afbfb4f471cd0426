import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import { expect, test } from 'vitest';
import { result } from '../flow/gateway-site.ts';
import { beginning } from '../flow/histories/beginning.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { freshDatabase } from '../support/postgres.ts';
import { faultyProxy } from '../support/faulty-proxy.ts';
import { defectsOfResponses, startHttpReaders } from './support/http-readers.ts';
import { expectRetained, expectViewsAsRebuilt } from './support/verdicts.ts';

test('detects views that lack an event, and an acknowledged event that the log lacks', async () => {
  const database = await freshDatabase();
  const log = await openEventLog(database.url);
  const pool = createPool(database.url);
  await ensureViews(pool);
  const write = createWriter(log);
  await write(beginning);
  await write([result(1, 4), result(2, 3)]);
  await catchUp({ pool, log });
  await expectViewsAsRebuilt(database.url, log);
  await pool.query('DELETE FROM games WHERE "gameId" = 2');
  await expect(expectViewsAsRebuilt(database.url, log)).rejects.toThrow();
  await expectViewsAsRebuilt(database.url, log);

  const acknowledged = [{ commandId: crypto.randomUUID(), position: await log.head() }];
  await expect(expectRetained(log, acknowledged)).rejects.toThrow();
  await pool.end();
  await log.close();
  await database.drop();
});

test('finds a site that hangs, and a site that responds 503 without Retry-After', async () => {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api')) return;
    response.writeHead(503, { 'content-type': 'text/html' }).end('<p>later</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const readers = startHttpReaders(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 300);
  await expect
    .poll(() => readers.tally.wrong.join())
    .toMatch(/503 text\/html.*TimeoutError|TimeoutError.*503/);
  const { wrong, answered, unavailable } = await readers.stop();
  expect(wrong.some((one) => one.includes('503 text/html'))).toBe(true);
  expect(wrong.some((one) => one.includes('TimeoutError'))).toBe(true);
  expect([answered, unavailable]).toEqual([0, 0]);
  server.closeAllConnections();
  server.close();
});

test('finds a response that comes too late, and accepts a response that comes in time', async () => {
  const server = createServer((_, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = await faultyProxy((server.address() as AddressInfo).port);
  /** Judges readers who got one response, then met a fault for a while. */
  const judgedAfter = async (limitMs: number, fault: () => void, lastsMs: number) => {
    const readers = startHttpReaders(`http://127.0.0.1:${proxy.port}`, limitMs);
    await readers.untilAnswered();
    fault();
    await sleep(lastsMs);
    return defectsOfResponses(await readers.stop(), limitMs);
  };
  expect(await judgedAfter(30_000, () => undefined, 0)).toEqual([]);
  expect((await judgedAfter(1_000, proxy.trickle, 1_500)).join()).toContain('an answer took');
  expect((await judgedAfter(1_000, proxy.blackHole, 1_500)).join()).toContain('TimeoutError');
  proxy.close();
  server.closeAllConnections();
  server.close();
});

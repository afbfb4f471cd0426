import { origin } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog, UnsupportedEventLogError } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { breakableProxy } from '../support/breakable-proxy.ts';
import { gather } from '../support/gather.ts';
import { freshDatabase } from '../support/postgres.ts';
import { expectWithin } from '../support/within.ts';
import { eventLogContract } from './event-log.contract.ts';
import { newStream, renamed } from './samples.ts';
import { connectionLossContract, subscriptionContract } from './subscription.contract.ts';

const open = async () => {
  const database = await freshDatabase();
  const log = await openEventLog(database.url);
  const close = async () => {
    await log.close();
    await database.drop();
  };
  return { log, close, cut: database.cutConnections };
};
eventLogContract('on Postgres', open);
subscriptionContract('on Postgres', open);
connectionLossContract('on Postgres', open);

const withDatabase = async (run: (log: EventLog, pool: Pool) => Promise<void>): Promise<void> => {
  const database = await freshDatabase();
  const log = await openEventLog(database.url);
  const pool = createPool(database.url);
  try {
    await run(log, pool);
  } finally {
    await pool.end();
    await log.close();
    await database.drop();
  }
};

test('an open transaction of a writer delays other writers, so that readers skip no position', () =>
  withDatabase(async (log, pool) => {
    const slow = await pool.connect();
    const { eventId, type, data, metadata } = renamed('slow');
    await slow.query('BEGIN');
    await slow.query('SELECT eventlog.append($1, $2, $3, $4, $5, $6, $7, $8)', [
      ['division-1'],
      [-1],
      ['division-1'],
      [0],
      [eventId],
      [type],
      JSON.stringify(data),
      JSON.stringify(metadata),
    ]);
    const quick = log.append(newStream(), [renamed('quick')], 'none');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await log.head()).toBe('0');
    await slow.query('COMMIT');
    slow.release();
    expect((await quick).position).toBe('2');
  }));

const insertWithoutNotify = (pool: Pool, type: string, recordedAt = new Date().toISOString()) => {
  const { eventId, data, metadata } = renamed('unheard');
  const values = [eventId, type, JSON.stringify(data), JSON.stringify(metadata), recordedAt];
  return pool.query(
    `INSERT INTO eventlog.events (stream, revision, event_id, type, data, metadata, recorded_at)
     VALUES ('division-1', 0, $1, $2, $3, $4, $5)`,
    values,
  );
};

test('an event without a notification is read at the next heartbeat', () =>
  withDatabase(async (log, pool) => {
    const leaving = new AbortController();
    const next = log.subscribe(origin, leaving.signal)[Symbol.asyncIterator]().next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await insertWithoutNotify(pool, 'DivisionRenamed');
    expect((await next).value).toHaveLength(1);
    leaving.abort();
  }));

test('the recorded time does not decrease when the system clock does', () =>
  withDatabase(async (log, pool) => {
    const ahead = '2999-01-01T00:00:00.000Z';
    await insertWithoutNotify(pool, 'DivisionRenamed', ahead);
    await log.append(newStream(), [renamed('a')], 'none');
    expect((await gather(log.readAll(origin))).flat().map((e) => e.recordedAt)).toEqual([ahead, ahead]);
  }));

test('a subscription waits while the database is unreachable, then resumes where it was', async () => {
  const database = await freshDatabase();
  const proxy = await breakableProxy(database.url);
  const [near, far] = [await openEventLog(database.url), await openEventLog(proxy.url)];
  const leaving = new AbortController();
  const pages = far.subscribe(origin, leaving.signal)[Symbol.asyncIterator]();
  const first = renamed('first');
  await near.append(newStream(), [first], 'none');
  expect((await pages.next()).value).toMatchObject([{ eventId: first.eventId }]);

  const next = pages.next();
  proxy.breakOff();
  const second = renamed('second');
  await near.append(newStream(), [second], 'none');
  // Longer than the heartbeat, so that at least one query fails.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await proxy.mend();
  expect((await next).value).toMatchObject([{ eventId: second.eventId }]);

  const last = pages.next();
  proxy.breakOff();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const aborted = performance.now();
  leaving.abort();
  expect(await last).toMatchObject({ done: true });
  expectWithin('ending a subscription without a database', performance.now() - aborted, 100);
  await Promise.all([near.close(), far.close()]);
  proxy.close();
  await database.drop();
});

test('an event of an unknown type is delivered as unreadable', () =>
  withDatabase(async (log, pool) => {
    await insertWithoutNotify(pool, 'PlayerTraded');
    const unreadable = { type: 'Unreadable', data: { eventType: 'PlayerTraded' } };
    expect((await gather(log.readAll(origin))).flat()).toMatchObject([unreadable]);
    const leaving = new AbortController();
    const pages = log.subscribe(origin, leaving.signal)[Symbol.asyncIterator]();
    expect((await pages.next()).value).toMatchObject([unreadable]);
    leaving.abort();
    expect(await pages.next()).toMatchObject({ done: true });
  }));

test('a URL without an adapter is refused with the supported schemes', async () => {
  await expect(openEventLog('mysql://admin:secret@localhost')).rejects.toThrow(
    'the event log\'s URL begins with "mysql:"; supported: postgres://, postgresql://, esdb://, esdb+discover://',
  );
});

test('refuses a text that is not a URL, without printing it in the error', async () => {
  await expect(openEventLog('secret')).rejects.toThrow(UnsupportedEventLogError);
  await expect(openEventLog('secret')).rejects.not.toThrow('secret');
});

test('fails on opening, not at the first append, when the database does not respond', async () => {
  await expect(openEventLog('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});

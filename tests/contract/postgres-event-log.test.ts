import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/postgres.ts';
import { connectionLossContract, eventLogContract, newStream, renamed } from './event-log.contract.ts';

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
connectionLossContract('on Postgres', open);

test('a writer that commits late delays the others rather than hiding behind them', async () => {
  const database = await freshDatabase();
  const log = await openEventLog(database.url);
  const pool = createPool(database.url);
  const slow = await pool.connect();
  try {
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
    expect((await quick).position).toBe('2');
  } finally {
    slow.release();
    await pool.end();
    await log.close();
    await database.drop();
  }
});

test('a URL that no adapter answers for is refused by naming those that are supported', async () => {
  await expect(openEventLog('esdb://admin:secret@localhost:2113')).rejects.toThrow(
    'the event log\'s URL begins with "esdb:"; supported: postgres://, postgresql://',
  );
});

test('a database that does not answer is an error at once, not at the first append', async () => {
  await expect(openEventLog('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});

import { locks, tryWithLock } from '@rondelle/projector/locks.ts';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';

const database = flowDatabase();

test('a lock is released before its failure is reported', async () => {
  // Already connected: a new connection would give the database time to notice that the other one has closed.
  const other = await database.pool().connect();
  const failed = tryWithLock(database.pool(), locks.rebuild, async (client) => {
    // The database notices a closed connection only after the current statement.
    client.query('SELECT pg_sleep(0.3)').catch(() => undefined);
    throw new Error('out of order');
  });
  try {
    await expect(failed).rejects.toThrow('out of order');
    const { rows } = await other.query('SELECT pg_try_advisory_lock($1) AS free', [locks.rebuild]);
    expect(rows).toEqual([{ free: true }]);
  } finally {
    other.release(true);
  }
});

test('a transaction left open under a lock is rolled back, and the lock is released', async () => {
  const left = tryWithLock(database.pool(), locks.rebuild, async (client) => {
    await client.query('BEGIN; CREATE TABLE half_done (id int)');
    await client.query('SELECT 1 / 0');
  });
  await expect(left).rejects.toThrow('division by zero');
  const seen = await tryWithLock(database.pool(), locks.rebuild, async (client) => {
    const { rows } = await client.query("SELECT to_regclass('half_done') AS found");
    return rows;
  });
  expect(seen).toEqual({ result: [{ found: null }] });
});

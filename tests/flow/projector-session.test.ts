import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { projectorSession } from '@rondelle/projector/session.ts';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/postgres.ts';

test('PostgreSQL accepts the timeouts for silent projectors', async () => {
  const database = await freshDatabase();
  const pool = createPool(database.url, { session: projectorSession });
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name LIKE 'tcp_%' OR name IN ('client_connection_check_interval', 'TimeZone')",
  );
  await pool.end();
  await database.drop();
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    ...projectorSession,
    TimeZone: 'UTC',
  });
});

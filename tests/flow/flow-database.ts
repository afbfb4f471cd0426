import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { emptyViews } from './empty-views.ts';

/** One database with the tables of all views for all tests of a file; `empty` removes their rows. */
export const flowDatabase = () => {
  let database: FreshDatabase | undefined;
  let pool: Pool | undefined;
  beforeAll(async () => {
    database = await freshDatabase();
    pool = createPool(database.url, { max: 20 });
    await ensureViews(pool);
  });
  afterAll(async () => {
    await pool?.end();
    await database?.drop();
  });
  const opened = (): Pool => {
    if (!pool) throw new Error('the database is open only while tests run');
    return pool;
  };
  return {
    pool: opened,
    url: () => database?.url ?? '',
    empty: () => emptyViews(opened(), views),
    cutConnections: () => database?.cutConnections(),
  };
};

import { createDb, type OnStatement } from '@rondelle/infra/postgres/pool.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import type { PoolClient } from 'pg';

/**
 * A `Db` for queries on one connection; runs `before` ahead of each one. Refuses any other statement: it could outlive
 * the preview or end its transaction.
 */
export const previewDb = (client: PoolClient, before: () => Promise<void>, onStatement?: OnStatement): Db => {
  const query = async (sql: string, values: readonly unknown[]) => {
    if (!/^\s*\(?(select|with)\b/i.test(sql)) throw new Error('nothing is written in a preview');
    await before();
    return client.query(sql, [...values]);
  };
  const connection: PoolClient = Object.create(client, {
    query: { value: query },
    release: { value: () => undefined },
  });
  const pool = { connect: async () => connection, end: async () => undefined, options: {} };
  return createDb<Tables>(pool, onStatement);
};

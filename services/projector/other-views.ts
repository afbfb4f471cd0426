import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import type { ClientBase, Pool } from 'pg';
import { isLockRefused, withClient } from './locks.ts';

/**
 * The schemas with views of other versions. Versions that did not name their schemas have theirs in `public`, among
 * tables of other kinds.
 */
export const otherSchemas = async (client: ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace
     WHERE nspname <> $1 AND (nspname = 'public' OR nspname ~ '^views_[0-9a-f]{7}$')
       AND to_regclass(format('%I.checkpoints', nspname)) IS NOT NULL`,
    [viewsSchema],
  );
  return rows.map(({ name }) => name);
};

/** Returns whether an event has been projected into any of these schemas. */
export const haveEvents = async (client: ClientBase, schemas: readonly string[]): Promise<boolean> => {
  const each = schemas.map((schema) => `SELECT FROM ${schema}.checkpoints WHERE position > 0`);
  const { rowCount } = await client.query(`${each.join(' UNION ALL ')} LIMIT 1`);
  return rowCount === 1;
};

/** The schemas of other versions, the one that was in use last at the front. */
const byLastUse = async (client: ClientBase, schemas: readonly string[]): Promise<readonly string[]> => {
  if (schemas.length === 0) return [];
  const each = schemas.map(
    (schema) => `SELECT '${schema}' AS schema, (SELECT max(position) FROM ${schema}.checkpoints) AS position,
      (SELECT max("changedAt") FROM ${schema}.view_state) AS "madeAt"`,
  );
  const { rows } = await client.query<{ schema: string }>(
    `${each.join(' UNION ALL ')} ORDER BY position DESC NULLS LAST, "madeAt" DESC NULLS LAST`,
  );
  return rows.map(({ schema }) => schema);
};

/**
 * Drops the views of all versions but this one and the one that was in use before it, which readers may still be served
 * from, and whose programs may be started again. Leaves them to the next start when their tables are in use. Returns the
 * dropped schemas.
 */
export const dropOldViews = (pool: Pool): Promise<readonly string[]> =>
  withClient(pool, async (client) => {
    const named = (await otherSchemas(client)).filter((name) => name !== 'public');
    const [, ...old] = await byLastUse(client, named);
    for (const schema of old)
      await client.query(`BEGIN; SET LOCAL lock_timeout TO '3s'; DROP SCHEMA ${schema} CASCADE; COMMIT`);
    return old;
  }).catch((error: unknown) => {
    if (isLockRefused(error)) return [];
    throw error;
  });

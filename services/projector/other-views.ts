import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import type { ClientBase, Pool } from 'pg';
import { isLockRefused, withClient } from './locks.ts';

/**
 * The schemas with views of other versions. Versions that did not name their schemas have their views in `public`,
 * among tables of other kinds.
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

/** Held until the end of a transaction that creates or drops views, of any version. */
export const lockViewsSql = "SELECT pg_advisory_xact_lock(hashtext('rondelle.ensure-views'))";

/** Returns whether an event has been projected into any of these schemas. */
export const haveEvents = async (client: ClientBase, schemas: readonly string[]): Promise<boolean> => {
  const each = schemas.map((schema) => `SELECT FROM ${schema}.checkpoints WHERE position > 0`);
  const { rowCount } = await client.query(`${each.join(' UNION ALL ')} LIMIT 1`);
  return rowCount === 1;
};

type OtherViews = { readonly schema: string; readonly position: Position; readonly isUsed: boolean };

/** How far the views in these schemas are, and whether one of their projectors ran within the last minute. */
const readOthers = async (client: ClientBase, schemas: readonly string[]): Promise<readonly OtherViews[]> => {
  if (schemas.length === 0) return [];
  const each = schemas.map(
    (schema) => `SELECT '${schema}' AS schema,
      (SELECT coalesce(max(position), 0) FROM ${schema}.checkpoints) AS position,
      EXISTS (SELECT FROM ${schema}.projectors WHERE "seenAt" > clock_timestamp() - interval '1 minute') AS "isUsed"`,
  );
  const { rows } = await client.query<OtherViews>(each.join(' UNION ALL '));
  return rows;
};

/** The views that are neither in use nor the furthest. Equally far views stay: any of them may serve readers. */
const leftBehind = (others: readonly OtherViews[]): readonly string[] =>
  others
    .filter(
      ({ position, isUsed }) =>
        !isUsed && others.some((other) => comparePositions(other.position, position) > 0),
    )
    .map(({ schema }) => schema);

const dropLeftBehind = async (client: ClientBase): Promise<void> => {
  await client.query(`BEGIN; SET LOCAL lock_timeout TO '3s'; ${lockViewsSql}`);
  const named = (await otherSchemas(client)).filter((name) => name !== 'public');
  for (const schema of leftBehind(await readOthers(client, named)))
    await client.query(`DROP SCHEMA ${schema} CASCADE`);
  await client.query('COMMIT');
};

/**
 * Drops the views of all versions except this one, those in use, and the last one in use: its programs may be started
 * again. Drops none when a table is locked; the next start tries again.
 */
export const dropOldViews = (pool: Pool): Promise<void> =>
  withClient(pool, dropLeftBehind).catch((error: unknown) => {
    if (!isLockRefused(error)) throw error;
  });

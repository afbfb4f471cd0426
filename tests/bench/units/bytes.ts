import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import type { Pool } from 'pg';

/** The size of the database, with indexes. */
export type Stored = {
  readonly games: number;
  readonly events: number;
  readonly rows: number;
  readonly logBytes: number;
  readonly viewBytes: number;
};

/** Sizes after the database has been vacuumed and analysed; rows are the estimate that this leaves. */
export const measureBytes = async (pool: Pool): Promise<Stored> => {
  const tables = views.map(({ table }) => table.name);
  const { rows } = await pool.query<Stored>(
    `SELECT (SELECT count(*)::int FROM games) AS games, (SELECT count(*)::int FROM eventlog.events) AS events,
       sum(greatest(reltuples, 0)) FILTER (WHERE relname = ANY($1))::float8 AS rows,
       sum(pg_total_relation_size(c.oid)) FILTER (WHERE nspname = 'eventlog')::float8 AS "logBytes",
       sum(pg_total_relation_size(c.oid)) FILTER (WHERE relname = ANY($1))::float8 AS "viewBytes"
     FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind = 'r' AND nspname IN ('eventlog', $2)`,
    [tables, viewsSchema],
  );
  const [stored] = rows;
  if (!stored) throw new Error('the database holds nothing');
  return stored;
};

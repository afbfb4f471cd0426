import { type QueryExecutorProvider, sql } from 'kysely';
import { viewsSchema } from './views-schema.ts';

type TableSize = {
  readonly name: string;
  /** Postgres's estimate. */
  readonly rows: number;
  /** Including indexes. */
  readonly bytes: number;
};
const listLimit = 30;

/** Returns the largest tables and the size of the database. */
export const tableSizes = async (
  db: QueryExecutorProvider,
): Promise<{ tables: TableSize[]; databaseBytes: number }> => {
  const { rows: tables } = await sql<TableSize>`
    SELECT CASE n.nspname WHEN ${viewsSchema} THEN '' ELSE n.nspname || '.' END || c.relname AS name,
      greatest(c.reltuples, 0)::float8 AS rows, pg_total_relation_size(c.oid)::float8 AS bytes
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')
    ORDER BY bytes DESC, name LIMIT ${listLimit}`.execute(db);
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_database_size(current_database())::float8 AS bytes`.execute(db);
  return { tables, databaseBytes: rows[0]?.bytes ?? 0 };
};

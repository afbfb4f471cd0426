import type { ClientBase } from 'pg';

export type Table = { readonly schema: string; readonly name: string; readonly columns: readonly string[] };

/**
 * Tables that a backup leaves out: sessions, links and mails (members log in again after a restore), and records of
 * running programs.
 */
const excludedTables = [
  'accounts.sessions',
  'accounts.links',
  'accounts.outbox',
  'operations.backups',
  'operations.rebuilds',
  'operations.lines',
  'operations.change_hints',
];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableSql = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnsSql = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ');

/**
 * The tables to back up, ordered so that referenced tables come first. Leaves out the views and the schema `public`,
 * which are rebuilt from the log, the schema `graphile_worker`, whose jobs are created again from other rows, and
 * unlogged tables.
 */
export const tablesToBackUp = async (client: ClientBase): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table & { refers: string[] }>(
    `SELECT n.nspname AS schema, c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
       ARRAY(SELECT f.confrelid::regclass::text FROM pg_constraint f
             WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS refers
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname NOT IN ('public', 'graphile_worker')
       AND n.nspname !~ '^(pg_|views_|information_schema$)'
     ORDER BY 1, 2`,
  );
  const ordered: Table[] = [];
  const done = new Set<string>(excludedTables);
  let waiting = rows.filter(({ schema, name }) => !done.has(`${schema}.${name}`));
  while (waiting.length > 0) {
    const ready = waiting.filter(({ refers }) => refers.every((name) => done.has(name)));
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const { schema, name, columns } of ready) {
      ordered.push({ schema, name, columns });
      done.add(`${schema}.${name}`);
    }
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
};

/** The names of the migrations applied to a database. */
export const appliedMigrations = async (client: ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations ORDER BY name');
  return rows.map(({ name }) => name);
};

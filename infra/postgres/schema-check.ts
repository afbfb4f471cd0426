import { Client } from 'pg';
import { m } from '../config/terminal-messages.ts';
import { ownMigrations, readMigrations } from './migrate.ts';
import { connectionConfig } from './pool.ts';

/** The database was migrated by an older or a newer program than this one: its message says what to do. */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch';
}

type Applied = { readonly name: string; readonly needs: string | null };

const readApplied = async (databaseUrl: string): Promise<readonly Applied[]> => {
  const client = new Client(connectionConfig(databaseUrl));
  await client.connect();
  try {
    const { rows: known } = await client.query<{ exists: boolean }>(
      "SELECT to_regclass('schema_migrations') IS NOT NULL AS exists",
    );
    if (!known[0]?.exists) return [];
    // As JSON, since a schema from before contractions were noted lacks the column.
    const { rows } = await client.query<{ row: { name: string; needs?: string | null } }>(
      'SELECT to_json(m) AS row FROM schema_migrations m ORDER BY name',
    );
    return rows.map(({ row: { name, needs = null } }) => ({ name, needs }));
  } finally {
    await client.end();
  }
};

/** Whether a database has ever been migrated. */
export const isMigrated = async (databaseUrl: string): Promise<boolean> =>
  (await readApplied(databaseUrl)).length > 0;

/**
 * Fails with `SchemaMismatch` unless the migrations of this program have been applied to the database. Later ones may
 * have been, as long as they only add: an older program starts again in the middle of an upgrade.
 */
export const assertSchema = async (databaseUrl: string, folder: URL = ownMigrations): Promise<void> => {
  const [applied, migrations] = await Promise.all([readApplied(databaseUrl), readMigrations(folder)]);
  const own = migrations.map(({ name }) => name);
  const missing = own.filter((name) => !applied.some((one) => one.name === name));
  if (missing.length > 0) throw new SchemaMismatch(m.schema_older({ names: missing.join(', ') }));
  const newest = own.at(-1)?.slice(0, 4) ?? '';
  const beyond = applied.filter(({ name, needs }) => !own.includes(name) && needs !== null && needs > newest);
  if (beyond.length > 0) {
    const names = beyond.map(({ name }) => name).join(', ');
    throw new SchemaMismatch(m.schema_newer({ names }));
  }
};

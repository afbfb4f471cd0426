import { m } from '../config/terminal-messages.ts';
import { openClient } from './client.ts';
import { ownMigrations, readMigrations } from './migrate.ts';

/** The database was migrated by an older or newer version of the product; the message states what to do. */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch';
}

type Applied = { readonly name: string; readonly needs: string | null };

const readApplied = async (databaseUrl: string): Promise<readonly Applied[]> => {
  const client = await openClient(databaseUrl);
  try {
    const { rows: known } = await client.query<{ exists: boolean }>(
      "SELECT to_regclass('schema_migrations') IS NOT NULL AS exists",
    );
    if (!known[0]?.exists) return [];
    // As JSON, because older schemas lack the column `needs`.
    const { rows } = await client.query<{ row: { name: string; needs?: string | null } }>(
      'SELECT to_json(m) AS row FROM schema_migrations m ORDER BY name',
    );
    return rows.map(({ row: { name, needs = null } }) => ({ name, needs }));
  } finally {
    await client.end();
  }
};

/** Returns true when at least one migration was applied. */
export const isMigrated = async (databaseUrl: string): Promise<boolean> =>
  (await readApplied(databaseUrl)).length > 0;

/**
 * Throws `SchemaMismatch` unless all migrations of this version are applied. Newer migrations are accepted if they only
 * add, so that older programs can restart during an upgrade.
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

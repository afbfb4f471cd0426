import { readdir, readFile } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type { ClientBase } from 'pg';
import { openClient } from './client.ts';
import { createPool } from './pool.ts';

export const ownMigrations = new URL('./migrations/', import.meta.url);
/** An arbitrary constant, unique in the database. */
const migrationLock = 7266500;
const fileName = /^\d{4}-\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.sql$/;

type Migration = { readonly name: string; readonly sql: string };

/** A migration that removes something names, in a comment, the migration that programs must know to keep working. */
const contraction = /^-- Needs programs that know (\d{4})\.$/m;
/** Returns the number of the newest migration that programs must know; null when older programs keep working. */
export const neededSince = (sql: string): string | null => contraction.exec(sql)?.[1] ?? null;

/** Returns the SQL files of a folder by number. Throws when a name does not match `0001-YYYY-MM-DD-what.sql`. */
export const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !fileName.test(name));
  if (misnamed) throw new Error(`a migration is named 0001-YYYY-MM-DD-what.sql, unlike ${misnamed}`);
  const twice = names.find((name, i) => name.slice(0, 4) === names[i - 1]?.slice(0, 4));
  if (twice) throw new Error(`two migrations have the number of ${twice}`);
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  );
};

const apply = async (client: ClientBase, { name, sql }: Migration): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, needs) VALUES ($1, $2)', [
      name,
      neededSince(sql),
    ]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`the migration ${name} failed`, { cause });
  }
};

/** Migrates the schema of the job library, which uses its own transactions. */
const migrateJobs = async (connectionString: string): Promise<void> => {
  const pool = createPool(connectionString, { max: 1 });
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) }).finally(() => pool.end());
};

const applyMissing = async (client: ClientBase, url: string, folder: URL): Promise<string[]> => {
  await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
  try {
    await migrateJobs(url);
    await client.query(
      `CREATE TABLE IF NOT EXISTS schema_migrations
         (name text PRIMARY KEY, applied_at timestamptz(3) NOT NULL DEFAULT now(), needs text);
       ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS needs text`,
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
    const applied = new Set(rows.map((row) => row.name));
    const missing = (await readMigrations(folder)).filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
  }
};

/**
 * Migrates a database to the newest schema: each file once, in order, in its own transaction. Safe to call from several
 * processes at once. Returns the names of the files applied.
 */
export const migrate = async (databaseUrl: string, folder: URL = ownMigrations): Promise<string[]> => {
  // Migrations are the same for all versions, and so is their schema; views have others.
  const client = await openClient(databaseUrl, undefined, { search_path: 'public' });
  return applyMissing(client, databaseUrl, folder).finally(() => client.end());
};

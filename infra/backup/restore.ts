import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client, type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectionConfig } from '../postgres/pool.ts';
import { BackupFault, fileOf, type KeptTable, type Manifest, readManifest } from './manifest.ts';
import { appliedMigrations, columnsSql, lastingTables, type Table, tableSql } from './tables.ts';

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), createGunzip(), hash);
  return hash.digest('hex');
};

/** Before anything is touched: every file is there, whole, and as it was written. */
const assertWhole = async (folder: string, { tables }: Manifest): Promise<void> => {
  for (const table of tables) {
    const file = path.join(folder, fileOf(table));
    const digest = await digestOf(file).catch(() => null);
    if (digest !== table.digest) throw new BackupFault('damaged', fileOf(table));
  }
};

const assertFits = async (client: ClientBase, { migrations }: Manifest): Promise<void> => {
  const known = new Set(await appliedMigrations(client));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown) throw new BackupFault('newer', unknown);
};

const assertEmpty = async (client: ClientBase): Promise<void> => {
  for (const table of ['eventlog.events', 'accounts.members']) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rowCount) throw new BackupFault('not-empty', table);
  }
};

const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase());

/**
 * The tables of a backup as this database calls them: before migration 0024 columns had other names, and a table that is
 * no longer there (`operations.stuck_jobs`, before 0025) is left out.
 */
const asTheyAreNow = (kept: readonly KeptTable[], now: readonly Table[]): KeptTable[] =>
  kept.flatMap((table) => {
    const same = now.find(({ schema, name }) => schema === table.schema && name === table.name);
    if (!same) return [];
    const columns = table.columns.map((name) => (same.columns.includes(name) ? name : camelCase(name)));
    return [{ ...table, columns }];
  });

const fillTable = async (client: ClientBase, table: KeptTable, folder: string): Promise<void> => {
  const rows = client.query(copyFrom(`COPY ${tableSql(table)} (${columnsSql(table)}) FROM STDIN`));
  await pipeline(createReadStream(path.join(folder, fileOf(table))), createGunzip(), rows);
  if (rows.rowCount !== table.rows) throw new BackupFault('damaged', fileOf(table));
};

/** Numbers go on after the last one that was given, not from one. */
const continueNumbers = async (client: ClientBase, table: KeptTable): Promise<void> => {
  for (const column of table.columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'SELECT pg_get_serial_sequence($1, $2) AS sequence',
      [tableSql(table), column],
    );
    const sequence = rows[0]?.sequence;
    if (!sequence) continue;
    const last = `(SELECT max("${column.replaceAll('"', '""')}") FROM ${tableSql(table)})`;
    await client.query(`SELECT setval($1, ${last}) WHERE ${last} IS NOT NULL`, [sequence]);
  }
};

/**
 * Fills a migrated database in which nobody has recorded anything, all or nothing, and answers what came back. The views
 * have to be rebuilt afterwards. Fails with a `BackupFault`, and leaves everything as it was, where the backup is
 * damaged or comes from a newer version, or where the database is in use.
 */
export const restore = async (databaseUrl: string, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  await assertWhole(folder, manifest);
  const client = new Client(connectionConfig(databaseUrl, 'rondelle restore'));
  await client.connect();
  try {
    await client.query('BEGIN');
    await assertFits(client, manifest);
    // What migrations put in is in the backup as well.
    const tables = asTheyAreNow(manifest.tables, await lastingTables(client));
    const names = tables.map(tableSql).join(', ');
    await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    await assertEmpty(client);
    await client.query(`TRUNCATE ${names} CASCADE`);
    for (const table of tables) await fillTable(client, table, folder);
    for (const table of tables) await continueNumbers(client, table);
    await client.query('COMMIT');
    return manifest;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
};

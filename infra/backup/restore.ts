import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openClient } from '../postgres/client.ts';
import { BackupError, fileOf, type BackupTable, type Manifest, readManifest } from './manifest.ts';
import { appliedMigrations, columnsSql, tablesToBackUp, type Table, tableSql } from './tables.ts';

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), createGunzip(), hash);
  return hash.digest('hex');
};

/** Throws before the database is changed if a file is missing or its digest differs. */
const assertWhole = async (folder: string, { tables }: Manifest): Promise<void> => {
  for (const table of tables) {
    const file = path.join(folder, fileOf(table));
    const digest = await digestOf(file).catch(() => null);
    if (digest !== table.digest) throw new BackupError('damaged', fileOf(table));
  }
};

const assertFits = async (client: ClientBase, { migrations }: Manifest): Promise<void> => {
  const known = new Set(await appliedMigrations(client));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown) throw new BackupError('newer', unknown);
};

const assertEmpty = async (client: ClientBase): Promise<void> => {
  for (const table of ['eventlog.events', 'accounts.members']) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rowCount) throw new BackupError('not-empty', table);
  }
};

const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase());

/**
 * Maps the tables of a backup to the current schema: before migration 0024 columns had snake-case names, and tables
 * that no longer exist (`operations.stuck_jobs`, before 0025) are skipped.
 */
const inCurrentSchema = (backedUp: readonly BackupTable[], now: readonly Table[]): BackupTable[] =>
  backedUp.flatMap((table) => {
    const same = now.find(({ schema, name }) => schema === table.schema && name === table.name);
    if (!same) return [];
    const columns = table.columns.map((name) => (same.columns.includes(name) ? name : camelCase(name)));
    return [{ ...table, columns }];
  });

const fillTable = async (client: ClientBase, table: BackupTable, folder: string): Promise<void> => {
  const rows = client.query(copyFrom(`COPY ${tableSql(table)} (${columnsSql(table)}) FROM STDIN`));
  await pipeline(createReadStream(path.join(folder, fileOf(table))), createGunzip(), rows);
  if (rows.rowCount !== table.rows) throw new BackupError('damaged', fileOf(table));
};

/** Sets sequences to the highest restored id, so that new ids do not collide. */
const advanceSequences = async (client: ClientBase, table: BackupTable): Promise<void> => {
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
 * Restores a backup into a migrated, empty database in one transaction and returns its manifest. The views must be
 * rebuilt afterwards. Throws a `BackupError` and changes nothing when the backup is damaged or comes from a newer
 * version, or when the database is not empty.
 */
export const restore = async (databaseUrl: string, folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  await assertWhole(folder, manifest);
  const client = await openClient(databaseUrl, 'rondelle restore');
  try {
    await client.query('BEGIN');
    await assertFits(client, manifest);
    // The backup also contains the rows that migrations insert.
    const tables = inCurrentSchema(manifest.tables, await tablesToBackUp(client));
    const names = tables.map(tableSql).join(', ');
    await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    await assertEmpty(client);
    await client.query(`TRUNCATE ${names} CASCADE`);
    for (const table of tables) await fillTable(client, table, folder);
    for (const table of tables) await advanceSequences(client, table);
    await client.query('COMMIT');
    return manifest;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
};

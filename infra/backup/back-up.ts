import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createClient } from '../postgres/client.ts';
import { fileOf, type BackupTable, type Manifest, manifestFile } from './manifest.ts';
import { appliedMigrations, columnsSql, tablesToBackUp, type Table, tableSql } from './tables.ts';

export type BackedUp = { readonly folder: string; readonly manifest: Manifest };

const backUpTable = async (client: ClientBase, table: Table, folder: string): Promise<BackupTable> => {
  const hash = createHash('sha256');
  const rows = client.query(copyTo(`COPY ${tableSql(table)} (${columnsSql(table)}) TO STDOUT`));
  const digest = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const file = createWriteStream(path.join(folder, fileOf(table)), { mode: 0o600, flush: true });
  await pipeline(rows, digest, createGzip(), file);
  return { ...table, columns: [...table.columns], rows: rows.rowCount, digest: hash.digest('hex') };
};

const backUpTables = async (client: ClientBase, folder: string): Promise<Manifest> => {
  // One snapshot for all tables, while writes continue.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables: BackupTable[] = [];
  for (const table of await tablesToBackUp(client)) tables.push(await backUpTable(client, table, folder));
  const migrations = [...(await appliedMigrations(client))];
  await client.query('COMMIT');
  return { format: 'rondelle-backup/1', takenAt: new Date().toISOString(), migrations, tables };
};

/**
 * Writes a backup into a new folder below `target`, named after the current time. It contains every table that cannot
 * be rebuilt; views are left out, because they are rebuilt from the log. The folder gets its final name only when it is
 * complete.
 */
export const backUp = async (databaseUrl: string, target: string): Promise<BackedUp> => {
  const client = createClient(databaseUrl, 'rondelle backup');
  const folder = path.join(target, `rondelle-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  const draft = `${folder}.incomplete`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await client.connect();
    const manifest = await backUpTables(client, draft);
    await writeFile(path.join(draft, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, {
      flush: true,
    });
    await rename(draft, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
};

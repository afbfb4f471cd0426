import { openClient } from '@rondelle/infra/postgres/client.ts';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Table } from '@rondelle/projections/views/engine/table.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { columnsOf, createTableSql, keySql, list, quoted } from '@rondelle/projector/read-model/ddl.ts';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export type Copied = {
  /** Seconds for the copy into tables that have their keys and indexes. */
  readonly seconds: number;
  readonly rows: number;
  readonly megabytes: number;
};

const twinOf = ({ name }: Table): string => `${name}_copied`;
const tables: readonly Table[] = views.map(({ table }) => table);

const copyOut = async (client: Client, folder: string): Promise<number> => {
  let bytes = 0;
  for (const table of tables) {
    const rows = client.query(copyTo(`COPY ${quoted(table.name)} (${list(columnsOf(table))}) TO STDOUT`));
    rows.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await pipeline(rows, createWriteStream(path.join(folder, table.name)));
  }
  return bytes;
};

const copyIn = async (client: Client, folder: string): Promise<number> => {
  let rows = 0;
  for (const table of tables) {
    const into = client.query(
      copyFrom(`COPY ${quoted(twinOf(table))} (${list(columnsOf(table))}) FROM STDIN`),
    );
    await pipeline(createReadStream(path.join(folder, table.name), { highWaterMark: 1 << 18 }), into);
    rows += into.rowCount;
  }
  return rows;
};

/**
 * How long a plain COPY takes to load all rows of all views, exported to files beforehand, into empty tables of the
 * same definition: columns, keys and indexes. One connection, one table after the other.
 */
export const measureCopy = async (databaseUrl: string, folder: string): Promise<Copied> => {
  const client = await openClient(databaseUrl);
  try {
    const bytes = await copyOut(client, folder);
    for (const table of tables)
      await client.query([createTableSql(table, twinOf(table)), ...keySql(table, twinOf(table))].join('; '));
    await client.query('CHECKPOINT');
    const begun = performance.now();
    const rows = await copyIn(client, folder);
    const seconds = (performance.now() - begun) / 1_000;
    await client.query(`DROP TABLE ${tables.map((table) => quoted(twinOf(table))).join(', ')}`);
    return { seconds, rows, megabytes: bytes / 2 ** 20 };
  } finally {
    await client.end();
  }
};

/**
 * Vacuums and analyses the database after two seasons were loaded at once, as autovacuum would have done on an
 * ordinary day.
 */
export const settle = async (databaseUrl: string): Promise<void> => {
  const client = await openClient(databaseUrl);
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  await client.end();
};

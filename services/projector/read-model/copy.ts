import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { finished } from 'node:stream/promises';
import type { Row } from '@rondelle/projections/engine/any-view.ts';
import type { Table } from '@rondelle/projections/engine/table.ts';
import type { Pool } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import {
  type Chunk,
  chunkSize,
  fieldWriter,
  newChunk,
  reserve,
  rowSize,
  type WriteField,
} from './binary-fields.ts';
import { columnsOf, createTableSql, keySql, list, quoted } from './ddl.ts';

/** The signature of the binary format, without flags or extension. */
const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const trailer = Buffer.from([0xff, 0xff]);

/** Writes rows in COPY's binary format, which saves the database from parsing text. */
const rowWriter = (table: Table): ((chunk: Chunk, valueOf: (field: number) => unknown) => void) => {
  const writers = Object.values(table.columns).map(fieldWriter);
  const size = rowSize(writers.length);
  return (chunk, valueOf) => {
    reserve(chunk, size);
    chunk.bytes[chunk.at] = writers.length >>> 8;
    chunk.bytes[chunk.at + 1] = writers.length;
    chunk.at += 2;
    for (let field = 0; field < writers.length; field += 1) {
      (writers[field] as WriteField)(chunk, valueOf(field));
      // The text may have used the reserved room.
      reserve(chunk, size);
    }
  };
};

/** An open COPY into one table. */
export type TableCopy = {
  readonly add: (row: Row) => void;
  /** Adds a row by its values in the order of the table's columns. The array may be reused afterwards. */
  readonly addValues: (values: readonly unknown[]) => void;
  /** Resolves when little of what was added is unsent; to be awaited regularly. Throws the lane's error. */
  readonly drained: () => Promise<void>;
  /** Ends the rows. `finish` of the lane reports whether the database accepted them. */
  readonly end: () => void;
};

/** One connection in one transaction that creates and fills new tables one after the other. */
export type Lane = {
  /**
   * Begins to add rows to a table, which it creates on first use. Rows may be added while the database still receives
   * those of the previous table; when it is far behind, this waits.
   */
  readonly open: (table: Table, name: string) => Promise<TableCopy>;
  /** Waits for all rows, builds keys and indexes, analyzes the tables and commits. */
  readonly finish: () => Promise<void>;
  readonly abandon: () => void;
};

/** Leaves out JSON columns: no query searches them, and their statistics cost the most to gather. */
const analyzeSql = (table: Table, name: string): string => {
  const plain = columnsOf(table).filter((column) => table.columns[column]?.type !== 'json');
  return `ANALYZE ${quoted(name)} (${list(plain)})`;
};

/** How many bytes a COPY may buffer before `drained` waits. */
const highWaterMark = 1 << 24;
const mostWaiting = 4;

/** Indexes are built without parallel workers: the other processors compute rows and serve other lanes. */
const settings = [
  'synchronous_commit TO off',
  "maintenance_work_mem TO '128MB'",
  'max_parallel_maintenance_workers TO 0',
]
  .map((setting) => `SET LOCAL ${setting}`)
  .join('; ');

/** `sent` resolves when the database has received all rows, or the lane has failed; `check` throws that error. */
const copyInto = (
  copying: CopyStreamQuery,
  table: Table,
  sent: Promise<void>,
  check: () => void,
): TableCopy => {
  copying.on('error', () => undefined);
  copying.write(header);
  const write = rowWriter(table);
  const names = columnsOf(table);
  let chunk = newChunk();
  const flush = (): void => {
    if (chunk.at > 0) copying.write(chunk.bytes.subarray(0, chunk.at));
    chunk = newChunk();
  };
  const add = (valueOf: (field: number) => unknown): void => {
    write(chunk, valueOf);
    if (chunk.at >= chunkSize) flush();
  };
  return {
    add: (row) => add((field) => row[names[field] as string]),
    addValues: (values) => add((field) => values[field]),
    drained: async () => {
      check();
      // Checks the stream itself: its buffer may have drained while another table was awaited.
      if (copying.writableNeedDrain) await Promise.race([once(copying, 'drain'), sent]);
      // Yields to the event loop, so that responses of the database are read during long runs of rows.
      else await turn();
      check();
    },
    end: () => {
      flush();
      copying.end(trailer);
    },
  };
};

/** Creates the tables in the transaction that fills them, so that rows are written frozen and need no vacuum later. */
export const openLane = async (pool: Pool): Promise<Lane> => {
  const client = await pool.connect();
  await client.query(`BEGIN; ${settings}`);
  const made = new Map<string, Table>();
  const copies: Promise<void>[] = [];
  let current: CopyStreamQuery | null = null;
  let failure: { readonly error: unknown } | null = null;
  const check = (): void => {
    if (failure) throw failure.error;
  };

  const send = async (copying: CopyStreamQuery, table: Table, name: string): Promise<void> => {
    check();
    if (!made.has(name))
      await client.query(`DROP TABLE IF EXISTS ${quoted(name)}; ${createTableSql(table, name)}`);
    made.set(name, table);
    current = copying;
    client.query(copying);
    await finished(copying);
  };

  const open: Lane['open'] = async (table, name) => {
    await copies.at(-mostWaiting);
    check();
    const sql = `COPY ${quoted(name)} (${list(columnsOf(table))}) FROM STDIN (FORMAT binary, FREEZE)`;
    const copying = copyFrom(sql, { highWaterMark });
    const sent = (copies.at(-1) ?? Promise.resolve())
      .then(() => send(copying, table, name))
      .catch((error: unknown) => {
        failure ??= { error };
        copying.destroy();
      });
    copies.push(sent);
    return copyInto(copying, table, sent, check);
  };

  const finish = async (): Promise<void> => {
    try {
      await copies.at(-1);
      check();
      for (const [name, table] of made)
        await client.query([...keySql(table, name), analyzeSql(table, name)].join('; '));
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const abandon = (): void => {
    failure ??= { error: new Error('the rebuild was abandoned') };
    current?.destroy();
    client.release(true);
  };
  return { open, finish, abandon };
};

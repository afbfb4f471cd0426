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

/** The signature of the binary format, no flags, no extension. */
const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const trailer = Buffer.from([0xff, 0xff]);

/** Writes rows of the table in COPY's binary format: the database then has no text to take apart. */
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
      // Its text may have taken what was reserved.
      reserve(chunk, size);
    }
  };
};

/** Rows on their way into one table. */
export type TableCopy = {
  readonly add: (row: Row) => void;
  /** Adds a row by its values, in the order of the table's columns. They may be changed afterwards. */
  readonly addValues: (values: readonly unknown[]) => void;
  /** To be awaited now and then: resolves when little of what was added is still to be sent. */
  readonly drained: () => Promise<void>;
  /** Nothing comes after this. The lane tells whether the database took it all. */
  readonly end: () => void;
};

/** One connection in one transaction, on which new tables are made and filled one after the other. */
export type Lane = {
  /**
   * Begins to add rows to the table under this name, and makes it first where it is not there yet. Rows may be added
   * while the database still takes those of the table before; where it is far behind, the answer waits for it.
   */
  readonly open: (table: Table, name: string) => Promise<TableCopy>;
  /** When all rows are in, builds the keys and the indexes, gathers the planner's statistics and commits. */
  readonly finish: () => Promise<void>;
  readonly abandon: () => void;
};

/** No query looks for a value within JSON: the planner needs nothing of it, and gathering that would cost the most. */
const analyzeSql = (table: Table, name: string): string => {
  const plain = columnsOf(table).filter((column) => table.columns[column]?.type !== 'json');
  return `ANALYZE ${quoted(name)} (${list(plain)})`;
};

/** What a copy holds back at most before whoever adds should wait, in bytes. */
const highWaterMark = 1 << 24;
const mostWaiting = 4;

/** Indexes are built by the connection alone: the other processors have rows to compute and other lanes to serve. */
const settings = [
  'synchronous_commit TO off',
  "maintenance_work_mem TO '128MB'",
  'max_parallel_maintenance_workers TO 0',
]
  .map((setting) => `SET LOCAL ${setting}`)
  .join('; ');

/** `sent` resolves when the database took all rows or none are wanted any more; `check` throws what has failed. */
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
      // Asked of the stream itself: its buffer may have drained while another table was waited for.
      if (copying.writableNeedDrain) await Promise.race([once(copying, 'drain'), sent]);
      // Whoever adds rows for long would otherwise keep the answers of the database waiting.
      else await turn();
      check();
    },
    end: () => {
      flush();
      copying.end(trailer);
    },
  };
};

/** The tables are made in the transaction that fills them, so that rows are written frozen: no vacuum touches them later. */
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

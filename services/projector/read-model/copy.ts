import { finished } from 'node:stream/promises';
import type { Table } from '@rondelle/projections/views/engine/table.ts';
import type { Pool } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { type CopiedRows, copyInto } from './copied-rows.ts';
import { columnsOf, createTableSql, dropTableSql, keySql, list, quoted } from './ddl.ts';

/** An open COPY into one table. */
export type TableCopy = CopiedRows & {
  /** Ends the last rows of the table: its keys and indexes are built while rows of the next tables are added. */
  readonly complete: () => void;
};

/** One connection in one transaction that creates and fills new tables one after the other. */
export type Lane = {
  /**
   * Begins to add rows to a table, which it creates on first use. Rows may be added while the database still receives
   * those of the previous table; when it is far behind, this waits.
   */
  readonly open: (table: Table, name: string) => Promise<TableCopy>;
  /** Waits for all rows, completes the tables that are left, and commits. */
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

/**
 * Indexes are built without parallel workers: the other processors compute rows and serve other lanes. The statistics
 * are rough, for a third of the work: autovacuum soon gathers them again, since ANALYZE of columns does not count.
 */
const settings = [
  'synchronous_commit TO off',
  'default_statistics_target TO 30',
  "maintenance_work_mem TO '128MB'",
  'max_parallel_maintenance_workers TO 0',
]
  .map((setting) => `SET LOCAL ${setting}`)
  .join('; ');

/** Creates the tables in the transaction that fills them, so that rows are written frozen and need no vacuum later. */
export const openLane = async (pool: Pool): Promise<Lane> => {
  const client = await pool.connect();
  await client.query(`BEGIN; ${settings}`);
  const made = new Set<string>();
  const incomplete = new Map<string, Table>();
  const copies: Promise<void>[] = [];
  /** Resolves when the connection has done all its work so far. */
  let last: Promise<void> = Promise.resolve();
  let current: CopyStreamQuery | null = null;
  let failure: { readonly error: unknown } | null = null;
  const check = (): void => {
    if (failure) throw failure.error;
  };
  const next = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch((error: unknown) => {
      failure ??= { error };
    });
    return last;
  };

  const send = async (copying: CopyStreamQuery, table: Table, name: string): Promise<void> => {
    check();
    if (!made.has(name)) {
      made.add(name);
      incomplete.set(name, table);
      await client.query(`${dropTableSql(name)}; ${createTableSql(table, name)}`);
    }
    current = copying;
    client.query(copying);
    await finished(copying);
  };
  const complete = async (table: Table, name: string): Promise<void> => {
    check();
    incomplete.delete(name);
    await client.query([...keySql(table, name), analyzeSql(table, name)].join('; '));
  };

  const open: Lane['open'] = async (table, name) => {
    await copies.at(-mostWaiting);
    check();
    const sql = `COPY ${quoted(name)} (${list(columnsOf(table))}) FROM STDIN (FORMAT binary, FREEZE)`;
    const copying = copyFrom(sql, { highWaterMark });
    const sent = next(() =>
      send(copying, table, name).catch((error: unknown) => {
        copying.destroy();
        throw error;
      }),
    );
    copies.push(sent);
    const copy = copyInto(copying, table, sent, check);
    return {
      ...copy,
      complete: () => {
        copy.end();
        void next(() => complete(table, name));
      },
    };
  };

  const finish = async (): Promise<void> => {
    try {
      await last;
      for (const [name, table] of incomplete) await complete(table, name);
      check();
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

import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Row } from '@rondelle/projections/engine/any-view.ts';
import type { Column, Table } from '@rondelle/projections/engine/table.ts';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { columnsOf, createTableSql, keySql, list, quoted } from './ddl.ts';

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : text;

const fieldOf = ({ type }: Column): ((value: unknown) => string) => {
  if (type === 'json') return (value) => escaped(JSON.stringify(value));
  if (type === 'text') return (value) => escaped(String(value));
  if (type === 'bool') return (value) => (value === true ? 't' : 'f');
  return String;
};

/** A row as one line of COPY's text format. */
export const rowEncoder = (table: Table): ((row: Row) => string) => {
  const fields = Object.entries(table.columns).map(([name, column]) => ({ name, encode: fieldOf(column) }));
  return (row) => {
    let line = '';
    for (const { name, encode } of fields) {
      const value = row[name];
      if (line !== '') line += '\t';
      line += value === null || value === undefined ? '\\N' : encode(value);
    }
    return `${line}\n`;
  };
};

/** Fills one new table over a connection of its own. */
export type TableWriter = {
  readonly add: (row: Row) => void;
  /** To be awaited now and then: resolves when what was added is on its way to the database. */
  readonly drained: () => Promise<void>;
  /** Ends the copy, builds the key and the indexes, gathers the planner's statistics and commits. */
  readonly close: () => Promise<void>;
  readonly abandon: () => Promise<void>;
};

const chunkSize = 1 << 16;

/**
 * Creates the table and starts copying into it. The table is made in the same transaction, so that its rows can be
 * written frozen: no later vacuum has to touch them.
 */
export const openTableWriter = async (pool: Pool, table: Table, name: string): Promise<TableWriter> => {
  const client = await pool.connect();
  const encode = rowEncoder(table);
  await client.query(
    `BEGIN; SET LOCAL synchronous_commit TO off; SET LOCAL maintenance_work_mem TO '128MB';
     DROP TABLE IF EXISTS ${quoted(name)}; ${createTableSql(table, name)}`,
  );
  const copying = client.query(
    copyFrom(`COPY ${quoted(name)} (${list(columnsOf(table))}) FROM STDIN (FREEZE)`),
  );
  // Seen by whoever writes or closes next; without a listener it would end the process.
  let failure: Error | null = null;
  copying.on('error', (error) => {
    failure = error;
  });
  let buffer = '';

  const flush = (): void => {
    if (buffer !== '') copying.write(buffer);
    buffer = '';
  };
  return {
    add: (row) => {
      buffer += encode(row);
      if (buffer.length >= chunkSize) flush();
    },
    drained: async () => {
      if (failure) throw failure;
      // Asked of the stream itself: its buffer may have drained while another table was waited for.
      if (copying.writableNeedDrain) await once(copying, 'drain');
    },
    close: async () => {
      try {
        flush();
        copying.end();
        await finished(copying);
        await client.query([...keySql(table, name), `ANALYZE ${quoted(name)}`, 'COMMIT'].join('; '));
        client.release();
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    abandon: async () => {
      copying.destroy();
      client.release(true);
    },
  };
};

import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Table } from '@rondelle/projections/views/engine/table.ts';
import type { CopyStreamQuery } from 'pg-copy-streams';
import {
  type Chunk,
  chunkSize,
  fieldWriter,
  newChunk,
  reserve,
  rowSize,
  type WriteField,
} from './binary-fields.ts';
import { columnsOf } from './ddl.ts';

/** The signature of the binary format, without flags or extension. */
const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const trailer = Buffer.from([0xff, 0xff]);

/** Writes rows in COPY's binary format, so that the database does not have to parse text. */
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

/** Rows on their way into one table. */
export type CopiedRows = {
  readonly add: (row: Row) => void;
  /** Adds a row by its values in the order of the table's columns. The array may be reused afterwards. */
  readonly addValues: (values: readonly unknown[]) => void;
  /** Resolves when little of what was added is unsent; to be awaited regularly. Throws the lane's error. */
  readonly drained: () => Promise<void>;
  /** Ends the rows. `finish` of the lane reports whether the database accepted them. */
  readonly end: () => void;
};

/**
 * Writes rows into an open COPY. `sent` resolves when the database has received all of them, or the lane has failed;
 * `check` throws that error.
 */
export const copyInto = (
  copying: CopyStreamQuery,
  table: Table,
  sent: Promise<void>,
  check: () => void,
): CopiedRows => {
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

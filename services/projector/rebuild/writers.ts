import type { AnyView, Row } from '@rondelle/projections/engine/any-view.ts';
import type { Pool } from 'pg';
import { openTableWriter, type TableWriter } from '../read-model/copy.ts';
import { nextOf } from '../read-model/ddl.ts';

/** The tables that a rebuild is filling: while one is being indexed by the database, the next is computed here. */
export type Writers = {
  readonly open: (view: AnyView) => Promise<TableWriter>;
  /** Begins to close a table, without waiting for its indexes. */
  readonly close: (writer: TableWriter) => void;
  /** Resolves when every table is complete. */
  readonly settled: () => Promise<void>;
  readonly abandon: () => Promise<void>;
};

/** Connections that a rebuild takes at most. */
const maxOpen = 4;

export const createWriters = (pool: Pool): Writers => {
  const open = new Set<TableWriter>();
  const closing = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | null = null;
  const check = (): void => {
    if (failure) throw failure.error;
  };
  return {
    open: async ({ table }) => {
      while (open.size >= maxOpen && closing.size > 0) await Promise.race(closing);
      check();
      const writer = await openTableWriter(pool, table, nextOf(table.name));
      open.add(writer);
      return writer;
    },
    close: (writer) => {
      const closed: Promise<void> = writer
        .close()
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => {
          open.delete(writer);
          closing.delete(closed);
        });
      closing.add(closed);
    },
    settled: async () => {
      await Promise.all(closing);
      check();
    },
    abandon: async () => {
      await Promise.all(closing);
      await Promise.all([...open].map((writer) => writer.abandon()));
    },
  };
};

/** Writes rows, waiting for the database whenever it is behind. */
export const writeAll = async (writer: TableWriter, rows: Iterable<Row>): Promise<void> => {
  let written = 0;
  for (const row of rows) {
    writer.add(row);
    written += 1;
    if (written % 500 === 0) await writer.drained();
  }
};

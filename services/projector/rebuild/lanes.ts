import type { AnyView, Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Pool } from 'pg';
import { type Lane, openLane, type TableCopy } from '../read-model/copy.ts';
import { nextOf } from '../read-model/ddl.ts';

/** The connections that a rebuild writes with: while the database indexes one lane's tables, another lane writes. */
export type Lanes = {
  readonly open: () => Promise<Lane>;
  /** Returns whether a lane can be opened without taking a connection that reading the log needs. */
  readonly isFree: () => boolean;
  /** Begins to build the indexes of the lane's tables, without waiting for them. */
  readonly finish: (lane: Lane) => void;
  /** Resolves when every table is complete; throws the first error. */
  readonly settled: () => Promise<void>;
  readonly abandon: () => Promise<void>;
};

/** The most connections that a rebuild writes with. */
const mostOpen = 4;

export const createLanes = (pool: Pool): Lanes => {
  const open = new Set<Lane>();
  const finishing = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | null = null;
  const check = (): void => {
    if (failure) throw failure.error;
  };
  return {
    open: async () => {
      while (open.size >= mostOpen && finishing.size > 0) await Promise.race(finishing);
      check();
      const lane = await openLane(pool);
      open.add(lane);
      return lane;
    },
    isFree: () => open.size < mostOpen,
    finish: (lane) => {
      const finished: Promise<void> = lane
        .finish()
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => {
          open.delete(lane);
          finishing.delete(finished);
        });
      finishing.add(finished);
    },
    settled: async () => {
      await Promise.all(finishing);
      check();
    },
    abandon: async () => {
      await Promise.all(finishing);
      for (const lane of open) lane.abandon();
    },
  };
};

export const openTable = (lane: Lane, { table }: AnyView): Promise<TableCopy> =>
  lane.open(table, nextOf(table.name));

/** Adds rows, and waits when the database is behind. */
export const addAll = async (copy: TableCopy, rows: Iterable<Row>): Promise<void> => {
  let added = 0;
  for (const row of rows) {
    copy.add(row);
    added += 1;
    if (added % 1_000 === 0) await copy.drained();
  }
};

import type { AnyView, Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Lane, TableCopy } from '../read-model/copy.ts';
import { addAll, type Lanes, openTable } from './lanes.ts';

/** Rows that wait in memory before they take a connection, if one is free. */
const bufferLimit = 20_000;

/** Rows of one view that are added while the log is read. */
export type LateCopy = {
  readonly add: (row: Row) => void;
  /** To be awaited regularly; resolves when little of what was added is unsent. */
  readonly drained: () => Promise<void>;
  /** Ends the rows, and begins to build the indexes of the table. */
  readonly finish: () => Promise<void>;
};

/**
 * Opens a lane once there is much to write: with one for each view from the start, a process would have no connection
 * left to read the log with.
 */
export const lateCopy = (lanes: Lanes, view: AnyView): LateCopy => {
  let buffered: Row[] = [];
  let opened: { readonly lane: Lane; readonly copy: TableCopy } | null = null;
  const open = async () => {
    const lane = await lanes.open();
    const copy = await openTable(lane, view);
    await addAll(copy, buffered);
    buffered = [];
    return { lane, copy };
  };
  return {
    add: (row) => {
      if (opened) opened.copy.add(row);
      else buffered.push(row);
    },
    drained: async () => {
      if (buffered.length > bufferLimit && lanes.isFree()) opened = await open();
      await opened?.copy.drained();
    },
    finish: async () => {
      const { lane, copy } = opened ?? (await open());
      copy.end();
      lanes.finish(lane);
    },
  };
};

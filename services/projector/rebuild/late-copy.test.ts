import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { expect, test } from 'vitest';
import type { Lanes } from './lanes.ts';
import { lateCopy } from './late-copy.ts';

const view = { name: 'games', table: { name: 'games' } } as AnyView;

/** Lanes that count how often they were opened and how many rows were added. */
const fakeLanes = (isFree: boolean) => {
  const seen = { opened: 0, rows: 0 };
  const copy = { add: () => (seen.rows += 1), drained: async () => undefined, end: () => undefined };
  const lanes = {
    isFree: () => isFree,
    open: async () => {
      seen.opened += 1;
      return { open: async () => copy };
    },
    finish: () => undefined,
  };
  return { seen, lanes: lanes as unknown as Lanes };
};

test.each([
  [true, 1],
  [false, 0],
])(
  'while the log is read, many rows are copied over another connection only when one is free: %s',
  async (isFree, opened) => {
    const { seen, lanes } = fakeLanes(isFree);
    const late = lateCopy(lanes, view);
    for (let at = 0; at < 20_001; at += 1) late.add({ gameId: at });
    await late.drained();
    await late.drained();
    expect(seen.opened).toBe(opened);
    await late.finish();
    expect(seen).toEqual({ opened: 1, rows: 20_001 });
  },
);

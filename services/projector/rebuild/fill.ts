import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import { foldEvent } from '@rondelle/projections/engine/fold.ts';
import type { Plan } from '@rondelle/projections/engine/plan.ts';
import { isEvent, type LogReader } from '../log-reader.ts';
import type { Lane, TableCopy } from '../read-model/copy.ts';
import { touchedBy } from '../state.ts';
import { splitViews } from './by-season.ts';
import { computeSeasons, computeWhole, noteSeasons, type Work, writeEntities } from './compute.ts';
import { type Lanes, openTable } from './lanes.ts';
import { createMemoryRows, type MemoryRows } from './memory-rows.ts';
import { createParts } from './parts.ts';

export type Filled = { readonly position: Position; readonly versions: Map<number, Position> };
type Fill = {
  readonly log: LogReader;
  readonly plan: Plan;
  readonly lanes: Lanes;
  /** Stop after this position; without it, read to the head. */
  readonly until: Position | null;
};

/** In hand at once, and as many on their way: more would only take memory. */
const eventsAtOnce = 1_000;

/** Reads the log once. Rows that nothing reads back go to the database at once; the others stay in memory. */
const foldLog = async (
  { log, plan, until }: Fill,
  rows: MemoryRows,
  streamed: Iterable<TableCopy>,
): Promise<Filled> => {
  const versions = new Map<number, Position>();
  let position = origin;
  for await (const page of log.readAll(origin, eventsAtOnce)) {
    const entries = until ? page.filter((entry) => comparePositions(entry.position, until) <= 0) : page;
    const events = entries.filter(isEvent);
    for (const event of events) foldEvent(plan.readers, event, rows);
    touchedBy(events, versions);
    position = entries.at(-1)?.position ?? position;
    for (const copy of streamed) await copy.drained();
    if (entries.length < page.length) break;
  }
  return { position, versions };
};

/** Lets the rows of a season go as soon as they are both written and no longer computed with. */
const releasing = (rows: MemoryRows) => {
  const computed: number[] = [];
  let written = false;
  const release = (): void => {
    if (written) for (const season of computed.splice(0)) rows.forget(season);
  };
  return {
    written: () => {
      written = true;
      release();
    },
    computed: (seasons: readonly number[]) => {
      computed.push(...seasons);
      release();
    },
  };
};

const writeAndCompute = async (work: Work, lanes: Lanes): Promise<void> => {
  noteSeasons(work);
  const { rows } = work;
  const ofEntities = await lanes.open();
  const ofDerived = await lanes.open();
  const { written, computed } = releasing(rows);
  const write = async (): Promise<void> => {
    await writeEntities(work, ofEntities);
    lanes.finish(ofEntities);
    written();
  };
  const compute = async (): Promise<void> => {
    await computeWhole(work, ofDerived);
    await computeSeasons(work, ofDerived, computed);
    lanes.finish(ofDerived);
  };
  await Promise.all([write(), compute()]);
};

/** Fills the `_next` table of every view of the plan from the log, up to the answered position. */
export const fillTables = async (fill: Fill): Promise<Filled> => {
  const { lanes, plan } = fill;
  const split = splitViews(plan.views);
  const streamed = new Map<string, TableCopy>();
  const ofStreamed: Lane[] = [];
  for (const view of split.streamed) {
    const lane = await lanes.open();
    ofStreamed.push(lane);
    streamed.set(view.name, await openTable(lane, view));
  }
  const rows = createMemoryRows(split.entities, (view, row) => streamed.get(view.name)?.add(row));
  const filled = await foldLog(fill, rows, streamed.values());
  for (const copy of streamed.values()) copy.end();
  for (const lane of ofStreamed) lanes.finish(lane);

  await writeAndCompute({ split, rows, parts: createParts(split.bySeason) }, lanes);
  await lanes.settled();
  return filled;
};

import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import { type Quarantine, createQuarantine } from '@rondelle/projections/views/engine/quarantine.ts';
import type { Plan } from '@rondelle/projections/views/engine/plan.ts';
import {
  createEventApplier,
  type Entry,
  type IsForeign,
} from '@rondelle/projections/views/engine/apply-events.ts';
import { isEvent, type LogReader } from '../log-reader.ts';
import { partsOf, routingOf } from '../shards/routing.ts';
import { touchedBy } from '../state.ts';
import { foreignAmong } from '../waiting.ts';
import { splitViews } from './by-season.ts';
import { computeSeasons, computeWhole, type Work, writeEntities } from './compute.ts';
import type { LastGood } from './last-good.ts';
import type { Lanes } from './lanes.ts';
import { type LateCopy, lateCopy } from './late-copy.ts';
import { createMemoryRows, type MemoryRows } from './memory-rows.ts';

export type Filled = {
  readonly position: Position;
  readonly versions: Map<number, Position>;
  readonly asides: Quarantine;
};
type Fill = {
  readonly log: LogReader;
  readonly plan: Plan;
  readonly lanes: Lanes;
  /** The last position to read; null to read to the head. */
  readonly until: Position | null;
  readonly lastGood: LastGood;
};

/** Limit of quarantined items: with more, the program must be wrong, not the events, and the live tables stay. */
const quarantineLimit = 10_000;

/** Thrown when a rebuild would quarantine more than odd events can explain. */
export class QuarantineLimitExceeded extends Error {
  override name = 'QuarantineLimitExceeded';
}

const assertWithinQuarantineLimit = (asides: Quarantine): void => {
  const { length, [0]: first } = asides.all();
  if (length > quarantineLimit)
    throw new QuarantineLimitExceeded(
      `${length} items would be quarantined, such as ${first?.thing}: ${first?.cause.detail}`,
    );
};

/** Events of one page; the next page is read meanwhile. Larger pages would only use more memory. */
const eventsAtOnce = 1_000;

/** Reads the log once. Streams the rows that no view reads to the database, and holds the others in memory. */
const foldLog = async (
  { log, plan, until }: Fill,
  rows: MemoryRows,
  streamed: Iterable<LateCopy>,
): Promise<Filled> => {
  const versions = new Map<number, Position>();
  const asides = createQuarantine();
  let isForeign: IsForeign | null = null;
  const appliers = Object.values(partsOf(routingOf(plan))).map(({ name, readers, takes: accepts }) => ({
    takes: accepts,
    applier: createEventApplier(name, readers, rows, asides, (event) => isForeign?.(event) ?? false),
  }));
  const take = (entry: Entry): void => {
    for (const { takes: accepts, applier } of appliers) if (accepts(entry)) applier.apply(entry);
  };
  let position = origin;
  for await (const page of log.readAll(origin, eventsAtOnce)) {
    const entries = until ? page.filter((entry) => comparePositions(entry.position, until) <= 0) : page;
    const events = entries.filter(isEvent);
    isForeign = await foreignAmong(log, events);
    for (const event of events) take(event);
    assertWithinQuarantineLimit(asides);
    touchedBy(events, versions);
    position = entries.at(-1)?.position ?? position;
    for (const copy of streamed) await copy.drained();
    if (entries.length < page.length) break;
  }
  return { position, versions, asides };
};

/** Frees the rows of a season once they are both written and no longer needed for computing. */
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
    computed: (season: number) => {
      computed.push(season);
      release();
    },
  };
};

const writeAndCompute = async (work: Work, lanes: Lanes): Promise<void> => {
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

/** Fills the `_next` table of every view of the plan from the log, up to the returned position. */
export const fillTables = async (fill: Fill): Promise<Filled> => {
  const { lanes, plan } = fill;
  const split = splitViews(plan.views);
  const streamed = new Map(split.streamed.map((view) => [view.name, lateCopy(lanes, view)]));
  const rows = createMemoryRows(split.entities, (view, row) => streamed.get(view.name)?.add(row));
  const filled = await foldLog(fill, rows, streamed.values());
  for (const copy of streamed.values()) await copy.finish();

  const { asides } = filled;
  await writeAndCompute({ split, rows, asides, lastGood: fill.lastGood }, lanes);
  assertWithinQuarantineLimit(asides);
  await lanes.settled();
  return filled;
};

import type { AnyDerivedView, Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Quarantine } from '@rondelle/projections/views/engine/quarantine.ts';
import { rowOrder } from '@rondelle/projections/views/engine/keys.ts';
import { isOfSeason } from '@rondelle/projections/views/engine/table.ts';
import { quarantineGroup } from '../quarantine-group.ts';
import type { Lane } from '../read-model/copy.ts';
import type { Split } from './by-season.ts';
import { computeGroups, createGroupings, type Groupings } from './grouping.ts';
import { addAll, openTable } from './lanes.ts';
import type { MemoryRows } from './memory-rows.ts';
import type { LastGood } from './last-good.ts';

/** State of a rebuild once the log is read. */
export type Work = {
  readonly split: Split;
  readonly rows: MemoryRows;
  readonly asides: Quarantine;
  /** Returns the stored rows of a group that cannot be computed. */
  readonly lastGood: LastGood;
};

/** Writes the rows of entity views. Runs beside the computation, so that building their indexes delays nothing. */
export const writeEntities = async ({ split, rows }: Work, lane: Lane): Promise<void> => {
  for (const view of split.entities) {
    const copy = await openTable(lane, view);
    if (!isOfSeason(view.table)) await addAll(copy, rows.all(view.name));
    else
      for (const season of rows.seasons()) {
        rows.eachOfSeason(view.name, season, copy.addValues);
        await copy.drained();
      }
    copy.end();
  }
};

const all = () => true;

type Computing = {
  readonly groupings: Groupings;
  readonly lane: Lane;
  /** True when other views read the rows. */
  readonly isRead: boolean;
  /** True when no more rows of the view will come. */
  readonly isLast: boolean;
};

/** Computes and writes one view; returns its rows when other views read them. */
const computeView = async (
  { asides, lastGood }: Work,
  view: AnyDerivedView,
  { groupings, lane, isRead, isLast }: Computing,
): Promise<readonly Row[]> => {
  const copy = await openTable(lane, view);
  const retained: Row[] = [];
  let added = 0;
  const add = (rows: readonly Row[]): void => {
    for (const row of rows) copy.add(row);
    if (isRead) for (const row of rows) retained.push(row);
    added += rows.length;
  };
  for (const { group, parts } of computeGroups(view, groupings)) {
    for (const { rows } of parts) add(rows);
    const late = parts.some(({ cause }) => cause !== null)
      ? quarantineGroup(asides, view, group, parts, all)
      : null;
    if (late) add(await lastGood(view, group, late));
    if (added > 1_000) {
      await copy.drained();
      added = 0;
    }
  }
  await copy.drained();
  if (isLast) copy.complete();
  else copy.end();
  return retained.sort(rowOrder(view.table));
};

const isReadBy =
  (views: readonly AnyDerivedView[]) =>
  ({ name }: AnyDerivedView): boolean =>
    views.some(({ from }) => Object.values(from).some(({ source }) => source.name === name));

export const computeWhole = async (work: Work, lane: Lane): Promise<void> => {
  const { split, rows } = work;
  const isRead = isReadBy([...split.whole, ...split.bySeason]);
  for (const view of split.whole) {
    const computing = { groupings: createGroupings(rows.all), lane, isRead: isRead(view), isLast: true };
    rows.store(view, await computeView(work, view, computing));
  }
};

const computeSeason = async (work: Work, season: number, lane: Lane, isLast: boolean): Promise<void> => {
  const { split, rows } = work;
  const isRead = isReadBy(split.bySeason);
  const computed = new Map<string, readonly Row[]>();
  const rowsOf = (view: string): readonly Row[] => {
    const found = computed.get(view) ?? rows.ofSeason(view, season);
    computed.set(view, found);
    return found;
  };
  const groupings = createGroupings(rowsOf);
  for (const view of split.bySeason)
    computed.set(view.name, await computeView(work, view, { groupings, lane, isRead: isRead(view), isLast }));
};

/** A season without rows, so that an empty log still creates every table. */
const noSeason = 0;

/**
 * Computes the remaining views one season after the other, so that only one season's rows exist as objects. Calls
 * `done` for each season whose rows are not read any more.
 */
export const computeSeasons = async (
  work: Work,
  lane: Lane,
  done: (season: number) => void,
): Promise<void> => {
  const found = [...work.rows.seasons()];
  const seasons = found.length > 0 ? found : [noSeason];
  for (const season of seasons) {
    await computeSeason(work, season, lane, season === seasons.at(-1));
    done(season);
  }
};

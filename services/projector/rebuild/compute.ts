import type { AnyDerivedView, Row } from '@rondelle/projections/engine/any-view.ts';
import { rowOrder } from '@rondelle/projections/engine/keys.ts';
import type { Lane } from '../read-model/copy.ts';
import type { Split } from './by-season.ts';
import { computeGroups, createGroupings, type Groupings } from './grouping.ts';
import { addAll, openTable } from './lanes.ts';
import type { MemoryRows } from './memory-rows.ts';
import type { Parts } from './parts.ts';
import { isOfSeason } from './season-rows.ts';

/** What a rebuild has in hand once the log is read. */
export type Work = { readonly split: Split; readonly rows: MemoryRows; readonly parts: Parts };

/** Looks which seasons belong together. */
export const noteSeasons = ({ split, rows, parts }: Work): void => {
  for (const { name, table } of split.entities) {
    if (!parts.wants(name)) continue;
    const place = new Map(Object.keys(table.columns).map((column, i) => [column, i]));
    for (const season of rows.seasons())
      rows.eachOfSeason(name, season, (values) =>
        parts.note(name, (column) => values[place.get(column) ?? -1]),
      );
  }
};

/** Writes the rows of entity views; to be run beside the computing, so that their indexes are not what is waited for. */
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

/** Computes and writes one view; answers its rows where others read them. */
const computeView = async (
  view: AnyDerivedView,
  groupings: Groupings,
  lane: Lane,
  isRead: boolean,
): Promise<readonly Row[]> => {
  const copy = await openTable(lane, view);
  const kept: Row[] = [];
  let added = 0;
  for (const computed of computeGroups(view, groupings)) {
    for (const row of computed) copy.add(row);
    if (isRead) kept.push(...computed);
    added += computed.length;
    if (added > 1_000) {
      await copy.drained();
      added = 0;
    }
  }
  await copy.drained();
  copy.end();
  return kept.sort(rowOrder(view.table));
};

const isReadBy =
  (views: readonly AnyDerivedView[]) =>
  ({ name }: AnyDerivedView): boolean =>
    views.some(({ from }) => Object.values(from).some(({ source }) => source.name === name));

export const computeWhole = async ({ split, rows, parts }: Work, lane: Lane): Promise<void> => {
  const isRead = isReadBy([...split.whole, ...split.bySeason]);
  for (const view of split.whole) {
    const computed = await computeView(view, createGroupings(rows.all), lane, isRead(view));
    rows.keep(view, computed);
    if (parts.wants(view.name)) for (const row of computed) parts.note(view.name, (column) => row[column]);
  }
};

/** Computes the views of one season, or of several that cannot be told apart. */
const computePart = async ({ split, rows }: Work, part: readonly number[], lane: Lane): Promise<void> => {
  const isRead = isReadBy(split.bySeason);
  const computed = new Map<string, readonly Row[]>();
  const orders = new Map(
    split.bySeason.flatMap(({ from }) =>
      Object.values(from).map(({ source }) => [source.name, rowOrder(source.table)]),
    ),
  );
  const rowsOf = (view: string): readonly Row[] => {
    const known = computed.get(view);
    if (known) return known;
    const [first, ...others] = part.map((season) => rows.ofSeason(view, season));
    const found =
      others.length === 0 ? (first ?? []) : [first ?? [], ...others].flat().sort(orders.get(view));
    computed.set(view, found);
    return found;
  };
  const groupings = createGroupings(rowsOf);
  for (const view of split.bySeason)
    computed.set(view.name, await computeView(view, groupings, lane, isRead(view)));
};

/**
 * Computes what is left one season after the other: only what belongs to one is in hand as objects. `done` is told of
 * seasons of which no row is read any more.
 */
export const computeSeasons = async (
  work: Work,
  lane: Lane,
  done: (seasons: readonly number[]) => void,
): Promise<void> => {
  const parts = work.parts.all(work.rows.seasons());
  // A log without a season still gives every view its table.
  for (const part of parts.length > 0 ? parts : [[]]) {
    await computePart(work, part, lane);
    done(part);
  }
};

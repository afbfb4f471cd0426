import type { AnyDerivedView, AnySource, Row } from './any-view.ts';
import type { Cause } from './quarantine.ts';
import { type Memories, noMemories } from './memory.ts';
import { groupsOf, keyOf, type MapKey, mapKey, seasonOfRow } from './keys.ts';
import { sameRow, sameValue } from './same.ts';
import { unstorableIn } from './storable.ts';
import { isOfSeason, type Table } from './table.ts';
import type { Key, Memory } from './view.ts';

/** A row before and after a batch; undefined when there is no row. */
export type Change = { readonly before: Row | undefined; readonly after: Row | undefined };
export type Changes = ReadonlyMap<MapKey, Change>;
export type Groups = ReadonlyMap<MapKey, Key>;

export const isChange = (table: Table, { before, after }: Change): boolean =>
  before && after ? !sameRow(table, before, after) : before !== after;

/** Returns a source row as the view sees it. */
const asSeen = (source: AnySource, row: Row): Row => (source.simplify ? source.simplify(row) : row);

/** Returns whether a change is visible in the columns that the view reads. */
const isSeen = (source: AnySource, { before, after }: Change): boolean => {
  const { only, columns } = source;
  if (!before || !after || (!only && !source.simplify)) return true;
  const [was, is] = [asSeen(source, before), asSeen(source, after)];
  const read = only ? [...only, ...columns.flat()] : Object.keys(source.source.table.columns);
  return read.some((column) => !sameValue(was[column], is[column]));
};

/** Returns the groups to recompute: those that a changed source row left, joined or stays in. */
export const dirtyGroups = (
  view: AnyDerivedView,
  changesOf: (source: string) => Changes | undefined,
): Map<MapKey, Key> => {
  const dirty = new Map<MapKey, Key>();
  for (const from of Object.values(view.from)) {
    for (const change of changesOf(from.source.name)?.values() ?? []) {
      if (!isSeen(from, change)) continue;
      for (const row of [change.before, change.after]) {
        if (!row) continue;
        for (const group of groupsOf(row, from.columns)) dirty.set(mapKey(group), group);
      }
    }
  }
  return dirty;
};

const none: readonly Row[] = [];

/** The computed rows of a group for one season, or why there are none. */
export type ComputedPart = {
  readonly seasonId: number;
  readonly rows: readonly Row[];
  readonly cause: Cause | null;
};
type SourceRows = Readonly<Record<string, readonly Row[]>>;

/** Returns the seasons whose rows a group may have; `[0]` for views without a season. */
const seasonsAmong = (view: AnyDerivedView, rows: SourceRows, group: Key): readonly number[] => {
  const named = group[view.group.indexOf('seasonId')];
  const isEmpty = Object.values(rows).every(({ length }) => length === 0);
  if (isEmpty) return [];
  if (named !== undefined) return [Number(named)];
  const sources = Object.entries(view.from).filter(([, { source }]) => isOfSeason(source.table));
  if (sources.length === 0) return [0];
  const seasons = new Set<number>();
  for (const [name] of sources) for (const row of rows[name] ?? none) seasons.add(seasonOfRow(row));
  return [...seasons].sort((a, b) => a - b);
};

/** Returns the source rows of one season, and all rows of sources without a season. */
const ofSeason = (view: AnyDerivedView, rows: SourceRows, seasonId: number): SourceRows =>
  Object.fromEntries(
    Object.entries(view.from).map(([name, { source }]) => {
      const all = rows[name] ?? none;
      const one = isOfSeason(source.table) ? all.filter((row) => seasonOfRow(row) === seasonId) : all;
      return [name, one];
    }),
  );

/** Returns why a computed row cannot be stored, or null: a value that does not fit, or a duplicate key. */
const unfit = ({ table, name }: AnyDerivedView, rows: readonly Row[]): Cause | null => {
  const unstorable = unstorableIn(table);
  const [first] = rows;
  // Most groups have one row, which nothing can duplicate.
  if (first !== undefined && rows.length === 1) {
    const column = unstorable(first);
    return column === null ? null : { code: 'row/not-storable', detail: `${name}.${column}` };
  }
  const keys = new Set<MapKey>();
  for (const row of rows) {
    const column = unstorable(row);
    if (column !== null) return { code: 'row/not-storable', detail: `${name}.${column}` };
    const key = mapKey(keyOf(table, row));
    if (keys.has(key))
      return { code: 'group/not-computed', detail: `${name} has two rows with the key ${String(key)}` };
    keys.add(key);
  }
  return null;
};

/** Returns the same list when the view simplifies no row, so that views which read it share their caches for it. */
const allAsSeen = (source: AnySource, rows: readonly Row[]): readonly Row[] =>
  rows.every((row) => asSeen(source, row) === row) ? rows : rows.map((row) => asSeen(source, row));

/** Returns the source rows as the view sees them. */
const simplified = (view: AnyDerivedView, rows: SourceRows): SourceRows => {
  const seen: Record<string, readonly Row[]> = {};
  for (const name in view.from) {
    const source = view.from[name] as AnySource;
    const all = rows[name] ?? none;
    seen[name] = source.simplify ? allAsSeen(source, all) : all;
  }
  return seen;
};

const computedOf = (
  view: AnyDerivedView,
  rows: SourceRows,
  group: Key,
  seasonId: number,
  memory: Memory<unknown> | undefined,
): ComputedPart => {
  try {
    const computed = view.compute(simplified(view, rows), group, memory);
    const cause = unfit(view, computed);
    return { seasonId, rows: cause ? none : computed, cause };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { seasonId, rows: none, cause: { code: 'group/not-computed', detail: `${view.name}: ${why}` } };
  }
};

/**
 * Computes all rows of a group from its source rows, which are ordered by key. Computes each season separately, since
 * no stored row spans two seasons and another shard may write the other season. A game that names a league of another
 * season therefore counts in no table of that league.
 */
export const computeParts = (
  view: AnyDerivedView,
  group: Key,
  rows: SourceRows,
  memories: Memories = noMemories,
): readonly ComputedPart[] => {
  const seasons = seasonsAmong(view, rows, group);
  const [only] = seasons;
  const memory = memories(view, group);
  if (seasons.length === 1 && only !== undefined) return [computedOf(view, rows, group, only, memory)];
  return seasons.map((seasonId) => computedOf(view, ofSeason(view, rows, seasonId), group, seasonId, memory));
};

/** Collects the source rows of a group. `rowsOf` returns the rows of one source in the group, ordered by key. */
export const sourceRows = (
  view: AnyDerivedView,
  group: Key,
  rowsOf: (source: AnySource, group: MapKey) => readonly Row[] | undefined,
): SourceRows => {
  const id = mapKey(group);
  const rows: Record<string, readonly Row[]> = {};
  for (const [name, source] of Object.entries(view.from)) rows[name] = rowsOf(source, id) ?? none;
  return rows;
};

/** Thrown when a group of a derived view cannot be computed. */
export class GroupNotComputed extends Error {
  override name = 'GroupNotComputed';
}

/** Computes all rows of a group. Throws `GroupNotComputed` when they cannot be computed or stored. */
export const computeGroup = (
  view: AnyDerivedView,
  group: Key,
  rowsOf: (source: AnySource, group: MapKey) => readonly Row[] | undefined,
): readonly Row[] =>
  computeParts(view, group, sourceRows(view, group, rowsOf)).flatMap(({ rows, cause }) => {
    if (cause) throw new GroupNotComputed(cause.detail);
    return rows;
  });

/**
 * Returns the changes that turn the stored rows into the computed ones. A row that moves between groups is one change.
 */
export const changesBetween = (table: Table, stored: readonly Row[], computed: readonly Row[]): Changes => {
  const around = new Map<MapKey, { before: Row | undefined; after: Row | undefined }>();
  for (const row of stored) around.set(mapKey(keyOf(table, row)), { before: row, after: undefined });
  for (const row of computed) {
    const id = mapKey(keyOf(table, row));
    const known = around.get(id);
    if (known) known.after = row;
    else around.set(id, { before: undefined, after: row });
  }
  for (const [id, change] of around) if (!isChange(table, change)) around.delete(id);
  return around;
};

import type { AnyDerivedView, AnySource, Row } from '@rondelle/projections/views/engine/any-view.ts';
import { type ComputedPart, computeParts } from '@rondelle/projections/views/engine/derive.ts';
import type { Key } from '@rondelle/projections/views/engine/view.ts';

type Group = { readonly key: Key; readonly rows: Row[] };
type Grouped = {
  readonly groups: readonly Group[];
  readonly find: (key: Key) => Group | undefined;
};
/** Groups rows by the columns of a source; views that read the same groups share the result. */
export type Groupings = (source: AnySource) => Grouped;

type Part = string | number;
/**
 * A trie: each value of a key leads to the next level, and the last value to the group. Saves building a key for each
 * row.
 */
type Level = Map<Part, Level | Group>;
const isPart = (value: unknown): value is Part => typeof value === 'number' || typeof value === 'string';

/** Returns the group with a key, whose length is that of the trie's keys. */
const groupWith = (root: Level, key: Key): Group | undefined => {
  let at: Level | Group | undefined = root;
  for (const value of key) at = (at as Level | undefined)?.get(value);
  return at as Group | undefined;
};

/** Returns the group of a row, adding it to the trie and to `groups`; undefined when a value of its key is null. */
const groupOfRow = (root: Level, row: Row, names: readonly string[], groups: Group[]): Group | undefined => {
  const last = names.length - 1;
  let level = root;
  for (let i = 0; i < last; i += 1) {
    const value = row[names[i] as string];
    if (!isPart(value)) return undefined;
    let next = level.get(value);
    if (next === undefined) {
      next = new Map();
      level.set(value, next);
    }
    level = next as Level;
  }
  const value = row[names[last] as string];
  if (!isPart(value)) return undefined;
  const known = level.get(value);
  if (known !== undefined) return known as Group;
  const group = { key: names.map((name) => row[name] as Part), rows: [] };
  level.set(value, group);
  groups.push(group);
  return group;
};

const grouping = (rows: readonly Row[], { columns }: AnySource): Grouped => {
  const root: Level = new Map();
  const groups: Group[] = [];
  for (const row of rows) {
    for (let i = 0; i < columns.length; i += 1) {
      const group = groupOfRow(root, row, columns[i] as readonly string[], groups);
      // A row that belongs to one group by two alternatives is in it once.
      if (group !== undefined && group.rows.at(-1) !== row) group.rows.push(row);
    }
  }
  return { groups, find: (key) => groupWith(root, key) };
};

export const createGroupings = (rowsOf: (view: string) => readonly Row[]): Groupings => {
  const groupings = new Map<string, Grouped>();
  return (source) => {
    const signature = `${source.source.name} ${JSON.stringify(source.columns)}`;
    const grouped = groupings.get(signature) ?? grouping(rowsOf(source.source.name), source);
    groupings.set(signature, grouped);
    return grouped;
  };
};

const none: readonly Row[] = [];

/** Computes every group that a row of any source belongs to, once. */
export function* computeGroups(
  view: AnyDerivedView,
  groupings: Groupings,
): Generator<{ readonly group: Key; readonly parts: readonly ComputedPart[] }> {
  const sources = Object.entries(view.from).map(([name, source]) => ({ name, grouped: groupings(source) }));
  for (const [place, { grouped }] of sources.entries()) {
    const before = sources.slice(0, place);
    for (const { key } of grouped.groups) {
      if (before.some((other) => other.grouped.find(key) !== undefined)) continue;
      const rows: Record<string, readonly Row[]> = {};
      for (const other of sources) rows[other.name] = other.grouped.find(key)?.rows ?? none;
      yield { group: key, parts: computeParts(view, key, rows) };
    }
  }
}

import type { AnyDerivedView, AnySource, Row } from '@rondelle/projections/engine/any-view.ts';
import { type ComputedPart, computeParts } from '@rondelle/projections/engine/derive.ts';
import type { Key } from '@rondelle/projections/engine/view.ts';

/** A group and its rows, ordered by key. */
type Group = { readonly key: Key; readonly rows: Row[] };
type Grouped = {
  readonly groups: readonly Group[];
  readonly find: (key: Key) => Group | undefined;
};
/** Rows by group, each source's grouped once, whatever number of views reads it in the same groups. */
export type Groupings = (source: AnySource) => Grouped;

type Part = string | number;
/** A value of a key's column leads to those of the next one, and the last one to the group: no key is put together. */
type Level = Map<Part, Level | Group>;
const isGroup = (at: Level | Group): at is Group => 'rows' in at;
const isPart = (value: unknown): value is Part => typeof value === 'number' || typeof value === 'string';

const groupAt = (root: Level, values: (i: number) => unknown, depth: number): Group | undefined => {
  let level = root;
  for (let i = 0; i < depth; i += 1) {
    const value = values(i);
    const next = isPart(value) ? level.get(value) : undefined;
    if (!next || isGroup(next)) return next;
    level = next;
  }
  return undefined;
};

const addGroup = (root: Level, { key, rows }: Group): Group => {
  let level = root;
  const group = { key, rows };
  key.forEach((value, i) => {
    const next = level.get(value);
    if (i === key.length - 1) level.set(value, group);
    else if (next && !isGroup(next)) level = next;
    else {
      const below: Level = new Map();
      level.set(value, below);
      level = below;
    }
  });
  return group;
};

const grouping = (rows: readonly Row[], { columns }: AnySource): Grouped => {
  const root: Level = new Map();
  const groups: Group[] = [];
  const groupOf = (row: Row, names: readonly string[]): Group | undefined => {
    const known = groupAt(root, (i) => row[names[i] as string], names.length);
    if (known) return known;
    const key = names.map((name) => row[name]);
    if (!key.every(isPart)) return undefined;
    const group = addGroup(root, { key, rows: [] });
    groups.push(group);
    return group;
  };
  for (const row of rows) {
    for (const names of columns) {
      const group = groupOf(row, names);
      // A row that belongs to one group by two alternatives is in it once.
      if (group && group.rows.at(-1) !== row) group.rows.push(row);
    }
  }
  return { groups, find: (key) => groupAt(root, (i) => key[i], key.length) };
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
      if (before.some((other) => other.grouped.find(key))) continue;
      const rows: Record<string, readonly Row[]> = {};
      for (const other of sources) rows[other.name] = other.grouped.find(key)?.rows ?? none;
      yield { group: key, parts: computeParts(view, key, rows) };
    }
  }
}

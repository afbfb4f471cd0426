import type { AnyDerivedView, AnySource, Row } from './any-view.ts';
import { groupsOf, keyOf, type MapKey, mapKey } from './keys.ts';
import { sameRow, sameValue } from './same.ts';
import type { Table } from './table.ts';
import type { Key } from './view.ts';

/** A row around a batch; undefined where there was or is none. */
export type Change = { readonly before: Row | undefined; readonly after: Row | undefined };
export type Changes = ReadonlyMap<MapKey, Change>;
export type Groups = ReadonlyMap<MapKey, Key>;

/** Whether a change must be written. */
export const isChange = (table: Table, { before, after }: Change): boolean =>
  before && after ? !sameRow(table, before, after) : before !== after;

/** Whether a view would see that a row of its source has changed. */
const isSeen = ({ columns, only }: AnySource, { before, after }: Change): boolean =>
  !only ||
  !before ||
  !after ||
  [...only, ...columns.flat()].some((column) => !sameValue(before[column], after[column]));

/** The groups to compute anew: those that a changed source row left, joined or stays in. */
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

/** All rows of a group. `rowsOf` answers a source's rows in the group, ordered by key. */
export const computeGroup = (
  view: AnyDerivedView,
  group: Key,
  rowsOf: (source: AnySource, group: MapKey) => readonly Row[] | undefined,
): readonly Row[] => {
  const id = mapKey(group);
  const rows: Record<string, readonly Row[]> = {};
  let empty = true;
  for (const [name, source] of Object.entries(view.from)) {
    const found = rowsOf(source, id) ?? none;
    rows[name] = found;
    empty &&= found.length === 0;
  }
  return empty ? none : view.compute(rows, group);
};

/** What turns the stored rows into the computed ones. A row that moved from one group to another is one change. */
export const changesBetween = (table: Table, stored: readonly Row[], computed: readonly Row[]): Changes => {
  const around = new Map<MapKey, { before: Row | undefined; after: Row | undefined }>();
  for (const row of stored) around.set(mapKey(keyOf(table, row)), { before: row, after: undefined });
  for (const row of computed) {
    const id = mapKey(keyOf(table, row));
    const known = around.get(id);
    if (known?.after) throw new Error(`${table.name} computed two rows with the key ${String(id)}`);
    if (known) known.after = row;
    else around.set(id, { before: undefined, after: row });
  }
  for (const [id, change] of around) if (!isChange(table, change)) around.delete(id);
  return around;
};

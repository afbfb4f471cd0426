import type { Row } from '../engine/any-view.ts';
import { type Change, type Changes, isChange } from '../engine/derive.ts';
import { groupsOf, keyOf, type MapKey, mapKey, rowOrder } from '../engine/keys.ts';
import type { RowOf, Table } from '../engine/table.ts';

type OfTable = { readonly table: Table; readonly changes: Map<MapKey, Change> };

/** Rows as they are and as they would be, by the name of their table; filled while more is supposed. */
export type Supposed = Map<string, OfTable>;

/** Nothing is supposed. */
export const asStored: Supposed = new Map();

export const supposedOf = (supposed: Supposed, table: Table): Map<MapKey, Change> => {
  const known = supposed.get(table.name);
  if (known) return known.changes;
  const changes = new Map<MapKey, Change>();
  supposed.set(table.name, { table, changes });
  return changes;
};

const any = () => true;

/** What a view would see, of the rows that are wanted before or after. */
export const changesIn = (
  supposed: Supposed,
  name: string,
  isWanted: (row: Row) => boolean = any,
): Changes | undefined => {
  const known = supposed.get(name);
  const isSome = ({ before, after }: Change) => (before && isWanted(before)) || (after && isWanted(after));
  return (
    known &&
    new Map([...known.changes].filter(([, change]) => isSome(change) && isChange(known.table, change)))
  );
};

/** The rows that were found with those supposed in their place, group by group and each in the order of its key. */
export const withSupposed = (
  found: readonly Row[],
  changes: ReadonlyMap<MapKey, Change>,
  { table, alternatives }: { readonly table: Table; readonly alternatives: readonly (readonly string[])[] },
): Map<MapKey, Row[]> => {
  const kept = found.filter((row) => !changes.has(mapKey(keyOf(table, row))));
  const there = [...kept, ...[...changes.values()].flatMap(({ after }) => (after ? [after] : []))];
  const groups = new Map<MapKey, Map<MapKey, Row>>();
  for (const row of there.sort(rowOrder(table))) {
    for (const group of groupsOf(row, alternatives)) {
      const rows = groups.get(mapKey(group)) ?? new Map<MapKey, Row>();
      groups.set(mapKey(group), rows.set(mapKey(keyOf(table, row)), row));
    }
  }
  return new Map([...groups].map(([group, rows]) => [group, [...rows.values()]]));
};

/** The same with the types of the table's rows, which the engine forgets. */
export const rowsChanged = <T extends Table>(
  supposed: Supposed,
  { name }: T,
): readonly { readonly before: RowOf<T> | undefined; readonly after: RowOf<T> | undefined }[] =>
  [...(changesIn(supposed, name)?.values() ?? [])].map(({ before, after }) => ({
    before: before as RowOf<T> | undefined,
    after: after as RowOf<T> | undefined,
  }));

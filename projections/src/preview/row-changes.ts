import { type Changes, isChange } from '../engine/derive.ts';
import type { RowOf, Table } from '../engine/table.ts';
import type { Db } from '../schema.ts';
import type { Around } from './changes.ts';

/** What differs in each view, by its name. */
export type RowChanges = ReadonlyMap<string, Changes>;

/** A database as it would be, with what differs there. */
export type Previewed = {
  readonly db: Db;
  readonly changes: () => Promise<RowChanges>;
  /** From here on, what is gone is there again. */
  readonly bringBack: () => Promise<void>;
};

/** A table's rows that differ, with their types, which the engine forgets. */
export const rowsChanged = <T extends Table>(changes: RowChanges, table: T): readonly Around<RowOf<T>>[] =>
  [...(changes.get(table.name)?.values() ?? [])]
    .filter((change) => isChange(table, change))
    .map(({ before, after }) => ({
      before: before as RowOf<T> | undefined,
      after: after as RowOf<T> | undefined,
    }));

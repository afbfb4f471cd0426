import { type Changes, isChange } from '../../views/engine/derive.ts';
import type { RowOf, Table } from '../../views/engine/table.ts';
import type { Db } from '../../views/schema.ts';
import type { Around } from '../../computing/preview/changes.ts';

/** The changed rows of each view, by the view's name. */
export type RowChanges = ReadonlyMap<string, Changes>;

/** The database inside the preview's transaction, with the changed rows. */
export type Previewed = {
  readonly db: Db;
  readonly changes: () => Promise<RowChanges>;
  /** Restores the deleted rows, so that their names can be loaded. */
  readonly bringBack: () => Promise<void>;
};

/** Returns the changed rows of a table with their types, which the engine does not keep. */
export const rowsChanged = <T extends Table>(changes: RowChanges, table: T): readonly Around<RowOf<T>>[] =>
  [...(changes.get(table.name)?.values() ?? [])]
    .filter((change) => isChange(table, change))
    .map(({ before, after }) => ({
      before: before as RowOf<T> | undefined,
      after: after as RowOf<T> | undefined,
    }));

import { isChange } from '../../views/engine/derive.ts';
import type { RowOf, Table } from '../../views/engine/table.ts';
import type { RowChanges } from '../../views/previewed.ts';
import type { Around } from '../../computing/preview/changes.ts';

/** Returns the changed rows of a table with their types, which the engine does not keep. */
export const rowsChanged = <T extends Table>(changes: RowChanges, table: T): readonly Around<RowOf<T>>[] =>
  [...(changes.get(table.name)?.values() ?? [])]
    .filter((change) => isChange(table, change))
    .map(({ before, after }) => ({
      before: before as RowOf<T> | undefined,
      after: after as RowOf<T> | undefined,
    }));

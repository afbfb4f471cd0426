import type { Changes } from './engine/derive.ts';
import type { Db } from './schema.ts';

/** The changed rows of each view, by the view's name. */
export type RowChanges = ReadonlyMap<string, Changes>;

/** The database inside the preview's transaction, with the changed rows. */
export type Previewed = {
  readonly db: Db;
  readonly changes: () => Promise<RowChanges>;
  /** Restores the deleted rows, so that their names can be loaded. */
  readonly bringBack: () => Promise<void>;
};

import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { AnyEntityView, AnyView } from '../engine/any-view.ts';
import type { Groups } from '../engine/derive.ts';
import { foldEvent, keysRead, readersOf } from '../engine/fold.ts';
import { views } from '../registry.ts';
import type { Db } from '../schema.ts';
import { asStored, type Supposed, supposedOf } from './supposed.ts';
import { rowsOfGroups } from './supposed-rows.queries.ts';

/** What is said of things as they stand; histories and logs tell of what was recorded, and nothing is. */
const isOfThings = (view: AnyView): boolean => view.kind === 'entity' && !view.appendOnly;
const readers = readersOf(views.filter(isOfThings));

/** The rows that the events look at, unless they are at hand. */
const load = async (db: Db, supposed: Supposed, { table }: AnyEntityView, keys: Groups): Promise<void> => {
  const changes = supposedOf(supposed, table);
  const missing = new Map([...keys].filter(([id]) => !changes.has(id)));
  const found = await rowsOfGroups(db, asStored, { table, alternatives: [table.key], only: null }, missing);
  for (const id of missing.keys()) {
    const row = found.get(id)?.[0];
    changes.set(id, { before: row, after: row });
  }
};

/** Looks up the rows that these events would change, those at hand left out. */
export const lookUp = async (db: Db, supposed: Supposed, events: readonly Recorded[]): Promise<void> => {
  await Promise.all([...keysRead(readers, events)].map(([view, keys]) => load(db, supposed, view, keys)));
};

/** Supposes that these events were recorded as well: the same views fold them as will once they are. */
export const suppose = async (db: Db, supposed: Supposed, events: readonly Recorded[]): Promise<void> => {
  await lookUp(db, supposed, events);
  for (const event of events) {
    foldEvent(readers, event, {
      get: ({ table }, key) => supposedOf(supposed, table).get(key)?.after,
      put: ({ table }, key, after) => {
        const changes = supposedOf(supposed, table);
        changes.set(key, { before: changes.get(key)?.before, after });
      },
      append: () => undefined,
    });
  }
};

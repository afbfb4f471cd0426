import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { createIdSource, type IdSource } from '@rondelle/domain/ids.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { withWritingTables, type WritingDb } from './tables.ts';
import { createViewsWatch, type ViewsWatch } from './views-watch.ts';

/** What changes are written with, beside the log. */
export type WritingDesk = { readonly tables: WritingDb; readonly ids: IdSource; readonly views: ViewsWatch };

export const createWritingDesk = (
  db: Db,
  log: EventLog,
  /** What readers are answered from, and who tells of what is there. */
  readers: { readonly db: () => Db; readonly hints: Pick<HintBus, 'listen'> },
  drop: (hint: ChangeHint) => void,
): WritingDesk => ({
  tables: withWritingTables(db),
  ids: createIdSource(log),
  views: createViewsWatch(readers.db, readers.hints, drop),
});

import { type SiteSettings, usualSettings } from '@rondelle/contracts/site/settings.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Sender } from '@rondelle/domain/command-ids.ts';
import { createIdSource } from '@rondelle/domain/ids.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { entityIdFor } from './entity-ids.ts';
import { withWritingTables, type WritingDb } from './tables.ts';
import { createViewsWatch, type ViewsWatch } from './views-watch.ts';

/** What changes are written with, beside the log. */
export type WriteServices = {
  readonly tables: WritingDb;
  /** The id of what a sender's command enters, the same whenever it is sent. */
  readonly idFor: (sender: Sender, commandId: string, kind: StreamKind) => Promise<number>;
  readonly views: Pick<ViewsWatch, 'reach'>;
  /** Whether what is written stays: then it counts among what its member may write, and has a page. */
  readonly records: boolean;
  /** Earlier seasons are not opened. */
  readonly firstSeason: string;
  /** How much members may change, of what they usually may. */
  readonly changesPercent: number;
};
type WriteSettings = Pick<SiteSettings, 'firstSeason' | 'changesPercent'>;

export const createWriteServices = (
  db: Db,
  log: EventLog,
  /** What readers are answered from, and who tells of what is there. */
  readers: { readonly db: () => Db; readonly hints: Pick<HintBus, 'listen'> },
  drop: (hint: ChangeHint) => void,
  settings: () => WriteSettings = () => usualSettings,
): WriteServices & { readonly views: ViewsWatch } => {
  const [tables, ids] = [withWritingTables(db), createIdSource(log)];
  return {
    tables,
    idFor: (sender, commandId, kind) => entityIdFor(tables, ids, { sender, commandId, kind }),
    views: createViewsWatch(readers.db, readers.hints, drop),
    records: true,
    get firstSeason() {
      return settings().firstSeason;
    },
    get changesPercent() {
      return settings().changesPercent;
    },
  };
};

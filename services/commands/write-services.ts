import { type SiteSettings, usualSettings } from '@rondelle/contracts/site/settings.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { Sender } from '@rondelle/domain/command-ids.ts';
import { createIdSource } from '@rondelle/domain/ids.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { entityIdFor } from './entity-ids.ts';
import { withWritingTables, type WritingDb } from './tables.ts';
import { viewsReached } from '@rondelle/projections/queries/log/views-reached.ts';
import { createViewsWatch, type ViewsWatch } from './wait-for-views.ts';

/** The dependencies of commands besides the log. */
export type WriteServices = {
  readonly tables: WritingDb;
  /** The id of the entity that a sender's command creates, the same on every retry. `admit` runs before a new one. */
  readonly idFor: (
    sender: Sender,
    commandId: string,
    kind: StreamKind,
    admit: () => Promise<void>,
  ) => Promise<number>;
  readonly views: Pick<ViewsWatch, 'reach'>;
  /** False in a preview, which counts against no limit here and whose entities have no page. */
  readonly records: boolean;
  /** Slug of the earliest season that may be opened. */
  readonly firstSeason: string;
  /** Percentage of the usual write limits. */
  readonly changesPercent: number;
};
type WriteSettings = Pick<SiteSettings, 'firstSeason' | 'changesPercent'>;

export const createWriteServices = (
  db: Db,
  log: EventLog,
  /** The database that readers are served from, the hints about its changes, and how long writes wait for them. */
  readers: {
    readonly db: () => Db;
    readonly hints: Pick<HintBus, 'listen'>;
    readonly waitMs?: number | undefined;
  },
  /** Notifies this process of all changes of the views. */
  learn: () => Promise<void>,
  settings: () => WriteSettings = () => usualSettings,
): WriteServices & { readonly views: ViewsWatch } => {
  const [tables, ids] = [withWritingTables(db), createIdSource(log)];
  return {
    tables,
    idFor: (sender, commandId, kind, admit) => entityIdFor(tables, ids, { sender, commandId, kind, admit }),
    views: createViewsWatch(
      (extent, position) => viewsReached(readers.db(), extent, position),
      readers.hints,
      learn,
      readers.waitMs,
    ),
    records: true,
    get firstSeason() {
      return settings().firstSeason;
    },
    get changesPercent() {
      return settings().changesPercent;
    },
  };
};

import { type SiteSettings, usualSettings } from '@rondelle/contracts/site/settings.ts';
import { createIdSource } from '@rondelle/domain/ids.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { entityIdFor } from './entity-ids.ts';
import { withWritingTables } from './tables.ts';
import { viewsReached } from '@rondelle/projections/queries/log/views-reached.ts';
import { createViewsWatch, type ViewsWatch } from './wait-for-views.ts';
import type { WriteServices } from './writing.ts';

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
    db,
    log,
    tables,
    idFor: (sender, commandId, kind, admit) => entityIdFor(tables, ids, { sender, commandId, kind, admit }),
    views: createViewsWatch(
      (extent, position) => viewsReached(readers.db(), extent, position),
      readers.hints,
      learn,
      readers.waitMs,
    ),
    recordsEvents: true,
    get firstSeason() {
      return settings().firstSeason;
    },
    get changesPercent() {
      return settings().changesPercent;
    },
  };
};

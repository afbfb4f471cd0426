import type { SiteSettings } from '@rondelle/contracts/site/settings.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { repeated } from '@rondelle/infra/repeated.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { readSettings, settingsInForce } from './read-settings.ts';

export type CachedSettings = {
  /** The settings in force, from memory. */
  readonly current: () => SiteSettings;
  /** The initial settings, which apply unless administrators change them. */
  readonly start: SiteSettings;
  /** Reads the settings from the database and calls `onChange` if they differ. */
  readonly refresh: () => Promise<void>;
  /** Resolves when no read is running. */
  readonly stop: () => Promise<void>;
};
type Options = {
  readonly db: Db;
  readonly logger: Logger;
  readonly hints: Pick<HintBus, 'listen'>;
  readonly start: SiteSettings;
  readonly onChange: () => void;
  readonly everyMs: number;
};

/**
 * Caches the settings of the site in memory. Reads them at the start, on hints that everything changed, and at
 * intervals in case a hint is lost. While the database does not respond, the last ones stay in force.
 */
export const cacheSettings = async (options: Options): Promise<CachedSettings> => {
  const { db, logger, hints, start, onChange, everyMs } = options;
  let current = start;
  const read = async (): Promise<void> => {
    const found = settingsInForce(start, await readSettings(db));
    const isOther = JSON.stringify(found) !== JSON.stringify(current);
    current = found;
    if (isOther) onChange();
  };
  const { now: refresh, stop: stopReading } = repeated(
    () => read().catch((err: unknown) => logger.warn({ err }, 'the settings of the site could not be read')),
    everyMs,
  );
  await refresh();
  const stopHearing = hints.listen({
    hear: ({ seasonIds }) => {
      if (seasonIds === 'all') void refresh();
    },
    missed: () => void refresh(),
  });
  return {
    current: () => current,
    start,
    refresh,
    stop: () => {
      stopHearing();
      return stopReading();
    },
  };
};

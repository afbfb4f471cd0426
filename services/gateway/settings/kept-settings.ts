import type { SiteSettings } from '@rondelle/contracts/site/settings.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { readSettings, settingsWith } from './read-settings.ts';

export type KeptSettings = {
  /** What holds now, at no cost. */
  readonly current: () => SiteSettings;
  /** What holds where administrators have set nothing. */
  readonly start: SiteSettings;
  /** Reads them anew, and says so where they are others. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
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
 * The site's settings in memory: read at the start, whenever all pages have changed, and at intervals, in case a hint was
 * lost. While the database cannot be asked, the last ones hold.
 */
export const keepSettings = async (options: Options): Promise<KeptSettings> => {
  const { db, logger, hints, start, onChange, everyMs } = options;
  let current = start;
  const read = async (): Promise<void> => {
    const found = settingsWith(start, await readSettings(db));
    const isOther = JSON.stringify(found) !== JSON.stringify(current);
    current = found;
    if (isOther) onChange();
  };
  const refresh = () =>
    read().catch((err: unknown) => logger.warn({ err }, 'the settings of the site could not be read'));
  await refresh();
  const timer = setInterval(() => void refresh(), everyMs).unref();
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
      clearInterval(timer);
      stopHearing();
    },
  };
};

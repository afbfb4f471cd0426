import { mostSheetRows } from '@rondelle/contracts/competition/imports.ts';
import { importStoreOn } from '../store.ts';
import { readSheetSeason } from '../sheets/read-leagues.ts';
import { importFeedDataset } from './import-feed-dataset.ts';
import { importFeedGames } from './import-feed-games.ts';
import { FeedError } from './feed-error.ts';
import type { FeedResult, FeedSite, FeedSource } from './feed-source.ts';
import { readCalendar } from './read-calendar.ts';
import { readHockeytech } from './read-hockeytech.ts';

/** Schedules are text: a larger response holds more than games. */
const mostBytes = 8_000_000;

const parsers = { calendar: readCalendar, hockeytech: readHockeytech } as const;

const readGames = async ({ read, db }: FeedSite, source: FeedSource) => {
  const { kind, address, season: slug, validators } = source;
  if (kind === 'dataset') return null;
  const { body, validator } = await read(address, { mostBytes, validator: validators[address] });
  if (!body) return null;
  const season = slug === null ? null : await readSheetSeason(db, slug);
  if (!season) throw new FeedError('league-gone');
  const feed = parsers[kind](new TextDecoder().decode(body), mostSheetRows, season);
  return { feed, validators: { [address]: validator } };
};

/**
 * Reads a source and imports its games by the rules of every import: values that people changed on the site stay, and
 * contradictions are reported. All events have the run's id as their correlation id. Returns null when the source has
 * not changed since the last run. Throws `FeedError` or `AddressError`.
 */
export const importFeed = async (
  site: FeedSite,
  source: FeedSource,
  runId: string,
): Promise<FeedResult | null> => {
  if (source.kind === 'dataset') return importFeedDataset(site, source, runId);
  const read = await readGames(site, source);
  if (!read) return null;
  const store = importStoreOn(site.log, site.pool, site.catchUp);
  const result = await store.exclusively(
    () => importFeedGames(site, source, read.feed, runId),
    () => undefined,
  );
  // The views are updated before the run is reported as finished, so that its result is visible by then.
  await site.catchUp().catch(() => undefined);
  return { ...result, validators: read.validators };
};

import type { DatasetInfo, LeagueInfo } from '../dataset-format.ts';
import type { Recorded, RecordedLeague } from '../recorded.ts';
import type { Clash } from './clash.ts';
import { settle } from './settle.ts';

/** The season, category and region of a league as one map key. No two leagues share it. */
export const placeOf = (seasonId: number, categoryId: number, regionId: number): string =>
  `${seasonId} ${categoryId} ${regionId}`;

/** Returns whether the file's region moves a league. False when people have moved the league themselves. */
const movesTo = (regionId: number, { regionId: now, imported }: RecordedLeague): boolean =>
  settle(regionId, now, imported?.regionId) === 'news';

/**
 * Returns whether another league has the season, category and region that the file assigns to this one. Both would have
 * the same page, and it would display the other league.
 */
export const isPlaceTaken = ({ key, season, category, region }: LeagueInfo, recorded: Recorded): boolean => {
  const before = recorded.leagues.get(key);
  const seasonId = recorded.seasons.get(season)?.id;
  const categoryId = recorded.categories.get(category)?.id;
  const regionId = recorded.regions.get(region)?.id;
  // A new season, category or region has no leagues yet.
  if (seasonId === undefined || categoryId === undefined || regionId === undefined) return false;
  if (recorded.deleted.league.has(key) || (before && !movesTo(regionId, before))) return false;
  const standing = recorded.places.get(placeOf(seasonId, categoryId, regionId));
  return standing !== undefined && standing !== before?.id;
};

const clash = (key: string, path: string): Clash => ({
  kind: 'league',
  key,
  path,
  value: key,
  reason: 'place-taken',
});

/**
 * Returns a clash for each new league whose season, category and region are taken. A recorded league stays where it is.
 */
export const takenPlaces = (info: DatasetInfo, recorded: Recorded): Clash[] =>
  info.leagues.flatMap((league, i) =>
    !recorded.leagues.has(league.key) && isPlaceTaken(league, recorded)
      ? [clash(league.key, `leagues[${i}].region`)]
      : [],
  );

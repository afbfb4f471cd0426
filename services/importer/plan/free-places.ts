import type { DatasetInfo, LeagueInfo } from '../dataset-format.ts';
import type { Recorded, RecordedLeague } from '../recorded.ts';
import type { Clash } from './clash.ts';
import { settle } from './settle.ts';

/** Where a league is found: no two stand there. */
export const placeOf = (seasonId: number, categoryId: number, regionId: number): string =>
  `${seasonId} ${categoryId} ${regionId}`;

/** Whether a file that names this region moves a league there: not where people have moved it. */
const movesTo = (regionId: number, { regionId: now, imported }: RecordedLeague): boolean =>
  settle(regionId, now, imported?.regionId) === 'news';

/** Whether another league stands where a file brings this one: its page would show the other one. */
export const isPlaceTaken = ({ key, season, category, region }: LeagueInfo, recorded: Recorded): boolean => {
  const before = recorded.leagues.get(key);
  const seasonId = recorded.seasons.get(season)?.id;
  const categoryId = recorded.categories.get(category)?.id;
  const regionId = recorded.regions.get(region)?.id;
  // In what is new, nothing stands yet.
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

/** New leagues that would stand where others do; a league that the site knows just stays where it is. */
export const takenPlaces = (info: DatasetInfo, recorded: Recorded): Clash[] =>
  info.leagues.flatMap((league, i) =>
    !recorded.leagues.has(league.key) && isPlaceTaken(league, recorded)
      ? [clash(league.key, `leagues[${i}].region`)]
      : [],
  );

import type { DatasetInfo } from '../dataset-format.ts';
import { DatasetError } from '../faults.ts';
import type { Known, KnownLeague } from '../known.ts';
import { settle } from './settle.ts';

/** Where a league is found: no two stand there. */
export const placeOf = (seasonId: number, categoryId: number, regionId: number): string =>
  `${seasonId} ${categoryId} ${regionId}`;

/** Whether a file that names this region moves a league there: not where people have moved it. */
const movesTo = (regionId: number, { regionId: now, told }: KnownLeague): boolean =>
  settle(regionId, now, told?.regionId) === 'news';

/** No league is brought to where another stands: its page would show the other one. */
export const assertFreePlaces = (info: DatasetInfo, known: Known): void => {
  info.leagues.forEach(({ key, season, category, region }, i) => {
    const before = known.leagues.get(key);
    const seasonId = known.seasons.get(season)?.id;
    const categoryId = known.categories.get(category)?.id;
    const regionId = known.regions.get(region)?.id;
    // In what is new, nothing stands yet.
    if (seasonId === undefined || categoryId === undefined || regionId === undefined) return;
    if (known.deleted.league.has(key) || (before && !movesTo(regionId, before))) return;
    const standing = known.places.get(placeOf(seasonId, categoryId, regionId));
    if (standing !== undefined && standing !== before?.id)
      throw new DatasetError({ code: 'place-taken', path: `leagues[${i}].region`, key });
  });
};

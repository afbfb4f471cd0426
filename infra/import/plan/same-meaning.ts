import { DatasetError } from '../faults.ts';
import type { Known } from '../known.ts';
import type { DatasetInfo } from '../dataset-format.ts';

const refuse = (path: string, key: string): never => {
  throw new DatasetError({ code: 'key-means-another', path, key });
};

/** Whether one of these ids is that of a name; a name that is not known yet cannot be meant. */
const isId = (
  ids: readonly (number | undefined)[],
  known: ReadonlyMap<string, { readonly id: number }>,
  name: string,
): boolean => ids.includes(known.get(name)?.id ?? 0);

/**
 * A key always means the same thing: a league of another season or category, whose teams and games are others, or a
 * tournament of another season is refused under a known key.
 */
export const assertSameMeaning = (info: DatasetInfo, known: Known): void => {
  info.leagues.forEach(({ key, season, category }, i) => {
    const league = known.leagues.get(key);
    if (!league) return;
    const path = `leagues[${i}]`;
    if (!isId([league.seasonId], known.seasons, season)) refuse(`${path}.season`, key);
    // People may have moved it to another category since the file said this one.
    const categoryIds = [league.categoryId, league.told?.categoryId];
    if (!isId(categoryIds, known.categories, category)) refuse(`${path}.category`, key);
  });
  info.tournaments.forEach(({ key, season }, i) => {
    const tournament = known.tournaments.get(key);
    if (tournament && !isId([tournament.seasonId], known.seasons, season))
      refuse(`tournaments[${i}].season`, key);
  });
};

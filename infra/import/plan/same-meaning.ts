import { DatasetError } from '../faults.ts';
import type { Known } from '../known.ts';
import type { DatasetInfo } from '../dataset-format.ts';

const refuse = (path: string, key: string): never => {
  throw new DatasetError({ code: 'key-means-another', path, key });
};

/** Whether a known id is that of a name; a name that is not known yet cannot be meant. */
const isId = (id: number, known: ReadonlyMap<string, { readonly id: number }>, name: string): boolean =>
  known.get(name)?.id === id;

/**
 * A key always means the same thing: a league of another season or category, whose teams and games are others, or a
 * tournament of another season is refused under a known key.
 */
export const assertSameMeaning = (info: DatasetInfo, known: Known): void => {
  info.leagues.forEach(({ key, season, category }, i) => {
    const league = known.leagues.get(key);
    if (!league) return;
    const path = `leagues[${i}]`;
    if (!isId(league.seasonId, known.seasons, season)) refuse(`${path}.season`, key);
    if (!isId(league.categoryId, known.categories, category)) refuse(`${path}.category`, key);
  });
  info.tournaments.forEach(({ key, season }, i) => {
    const tournament = known.tournaments.get(key);
    if (tournament && !isId(tournament.seasonId, known.seasons, season))
      refuse(`tournaments[${i}].season`, key);
  });
};

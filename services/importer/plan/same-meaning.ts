import type { DatasetInfo } from '../dataset-format.ts';
import type { Recorded } from '../recorded.ts';
import type { Clash } from './clash.ts';

/** Returns whether a name has one of these ids. False when the name is not recorded. */
const isId = (
  ids: readonly (number | undefined)[],
  recorded: ReadonlyMap<string, { readonly id: number }>,
  name: string,
): boolean => ids.includes(recorded.get(name)?.id ?? 0);

const clash = (kind: Clash['kind'], key: string, path: string): Clash => ({
  kind,
  key,
  path,
  value: key,
  reason: 'key-means-another',
});

/**
 * A key always identifies the same entity. Returns a clash when a recorded league's key is used in another season or
 * category, whose teams and games are others, or a recorded tournament's key in another season.
 */
export const otherMeanings = (info: DatasetInfo, recorded: Recorded): Clash[] => {
  const leagues = info.leagues.flatMap(({ key, season, category }, i): Clash[] => {
    const league = recorded.leagues.get(key);
    if (!league) return [];
    if (!isId([league.seasonId], recorded.seasons, season))
      return [clash('league', key, `leagues[${i}].season`)];
    // People may have moved the league to another category since the last import.
    const categoryIds = [league.categoryId, league.imported?.categoryId];
    return isId(categoryIds, recorded.categories, category)
      ? []
      : [clash('league', key, `leagues[${i}].category`)];
  });
  const tournaments = info.tournaments.flatMap(({ key, season }, i): Clash[] => {
    const tournament = recorded.tournaments.get(key);
    return tournament && !isId([tournament.seasonId], recorded.seasons, season)
      ? [clash('tournament', key, `tournaments[${i}].season`)]
      : [];
  });
  return [...leagues, ...tournaments];
};

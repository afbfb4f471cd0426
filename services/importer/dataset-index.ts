import type { DatasetInfo, LeagueInfo, SeasonInfo, TournamentInfo } from './dataset-format.ts';
import { RowError } from './errors.ts';

/** The lists of dataset.json by key, for checking rows. */
export type DatasetIndex = {
  readonly info: DatasetInfo;
  readonly seasons: ReadonlyMap<string, SeasonInfo>;
  readonly regions: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
  readonly divisions: ReadonlySet<string>;
  readonly organizations: ReadonlySet<string>;
  readonly leagues: ReadonlyMap<string, LeagueInfo>;
  readonly tournaments: ReadonlyMap<string, TournamentInfo>;
};

const byKey = <T extends { readonly key: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [item.key, item]));
const keys = (list: readonly { readonly key: string }[]): ReadonlySet<string> =>
  new Set(list.map(({ key }) => key));

export const indexOf = (info: DatasetInfo): DatasetIndex => ({
  info,
  seasons: new Map(info.seasons.map((season) => [season.slug, season])),
  regions: keys(info.regions),
  categories: keys(info.categories),
  divisions: keys(info.divisions),
  organizations: keys(info.organizations),
  leagues: byKey(info.leagues),
  tournaments: byKey(info.tournaments),
});

export const seasonIn = (index: DatasetIndex, slug: string): SeasonInfo => {
  const season = index.seasons.get(slug);
  if (!season) throw new RowError('season', slug, 'unknown-season');
  return season;
};

export const categoryIn = (index: DatasetIndex, key: string): string => {
  if (!index.categories.has(key)) throw new RowError('category_key', key, 'unknown-category');
  return key;
};

/**
 * Returns the league that a row names, or null when it names none. Throws `RowError` unless the league is of the row's
 * season and category.
 */
export const leagueIn = (
  index: DatasetIndex,
  key: string,
  season: string,
  category: string,
): LeagueInfo | null => {
  if (key === '') return null;
  const league = index.leagues.get(key);
  if (!league) throw new RowError('league_key', key, 'unknown-league');
  if (league.season !== season) throw new RowError('league_key', key, 'league-of-another-season');
  if (league.category !== category) throw new RowError('league_key', key, 'league-of-another-category');
  return league;
};

export const tournamentIn = (
  index: DatasetIndex,
  key: string,
  season: string,
  category: string,
): TournamentInfo | null => {
  if (key === '') return null;
  const tournament = index.tournaments.get(key);
  if (!tournament) throw new RowError('tournament_key', key, 'unknown-tournament');
  if (tournament.season !== season) throw new RowError('tournament_key', key, 'tournament-of-another-season');
  if (!tournament.categories.includes(category))
    throw new RowError('category_key', category, 'category-not-in-tournament');
  return tournament;
};

import { type GeneratedDataset, generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import type { SourceRow } from '@rondelle/importer/dataset-format.ts';

export const gamesPerSeason = 100_000;
export const seed = 1;

/** Seasons up to 2024-2025, each with about as many games as Quebec plays; 20 seasons begin in 2005-2006. */
export const allSeasons = (seasons: number): GeneratedDataset =>
  generateDataset({ seasons, games: gamesPerSeason, seed });

function* ofSeason<C extends string>(
  rows: Iterable<SourceRow<C | 'season'>>,
  slug: string,
): Generator<SourceRow<C | 'season'>> {
  for (const row of rows) if (row.values.season === slug) yield row;
}

/** The last season alone, with the same teams, leagues and games as in the whole dataset. */
export const lastSeasonOf = ({
  info,
  teams,
  games,
  lastSeasonGames: meetings,
}: GeneratedDataset): GeneratedDataset => {
  const last = info.seasons.at(-1);
  if (!last) throw new Error('there is no season');
  const { slug } = last;
  return {
    info: {
      ...info,
      seasons: [last],
      leagues: info.leagues.filter(({ season }) => season === slug),
      tournaments: info.tournaments.filter(({ season }) => season === slug),
    },
    teams: () => ofSeason(teams(), slug),
    games: () => ofSeason(games(), slug),
    lastSeasonGames: meetings,
  };
};

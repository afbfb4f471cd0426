import { type GeneratedDataset, generateDataset } from '@rondelle/infra/dev/generate/generate-dataset.ts';
import type { SourceRow } from '@rondelle/importer/dataset-format.ts';

export const gamesPerSeason = 100_000;
export const seed = 1;

/** Seasons from 2005-2006 to 2024-2025, of about as many games each as Quebec plays. */
export const allSeasons = (seasons: number): GeneratedDataset =>
  generateDataset({ seasons, games: gamesPerSeason, seed });

function* ofSeason<C extends string>(
  rows: Iterable<SourceRow<C | 'season'>>,
  slug: string,
): Generator<SourceRow<C | 'season'>> {
  for (const row of rows) if (row.values.season === slug) yield row;
}

/** The last season alone: its teams, leagues and games are the same as in the whole. */
export const lastSeasonOf = ({ info, teams, games, meetings }: GeneratedDataset): GeneratedDataset => {
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
    meetings,
  };
};

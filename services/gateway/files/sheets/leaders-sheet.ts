import type { Leader, LeaderboardOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import { type Columns, type Sheet, sheetOf } from './sheet.ts';
import { titleAsOf } from './title-as-of.ts';

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const columns: Columns<Leader> = {
  rank: ({ rank }) => rank,
  team: ({ team }) => team.name,
  category: ({ category }) => category.name,
  region: ({ region }) => region.name,
  games_played: ({ gamesPlayed }) => gamesPlayed,
  wins: ({ wins }) => wins,
  points_percentage: ({ pointsPercentage }) => rounded(pointsPercentage, 3),
  goals_for_per_game: ({ goalsForPerGame }) => rounded(goalsForPerGame, 2),
  goals_against_per_game: ({ goalsAgainstPerGame }) => rounded(goalsAgainstPerGame, 2),
  rating: ({ rating }) => rating && rounded(rating.value, 2),
};

/** The leaders of a season or category, in the order of the list. */
export const leadersSheet = (
  lang: Language,
  { season, asOf, category, leaders }: LeaderboardOutput,
): Sheet => {
  const title = m.file_leaders({ name: category?.name ?? '', season: season.slug }, { locale: lang });
  return sheetOf(lang, titleAsOf(title.replaceAll(/\s+/g, ' '), asOf, lang), columns, leaders);
};

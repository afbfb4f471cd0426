import { date, int, json, nullable, type RowOf, table, text } from '../engine/table.ts';

/** Goals by category id, because only those of categories that show scores are public. */
export type GoalsByCategory = Readonly<Record<string, number>>;
const goalsByCategory = json<GoalsByCategory>(1_000);

/** Games and goals of one competition, or of one category's inter-league games. */
export const competitionCountsTable = table(
  'competition_counts',
  {
    competition: text,
    seasonId: int,
    categoryId: nullable(int),
    games: int,
    finals: int,
    goals: int,
    goalsByCategory,
    teams: int,
    firstDate: nullable(date),
    lastDate: nullable(date),
  },
  { key: ['competition'], indexes: [['seasonId']] },
);
export type CompetitionCountRow = RowOf<typeof competitionCountsTable>;

export const categoryCountsTable = table(
  'category_counts',
  { seasonId: int, categoryId: int, teams: int, leagues: int },
  { key: ['seasonId', 'categoryId'] },
);
export type CategoryCountRow = RowOf<typeof categoryCountsTable>;

export const seasonCountsTable = table(
  'season_counts',
  {
    seasonId: int,
    games: int,
    finals: int,
    goals: int,
    goalsByCategory,
    teams: int,
    leagues: int,
    tournaments: int,
    lastDate: nullable(date),
  },
  { key: ['seasonId'] },
);
export type SeasonCountRow = RowOf<typeof seasonCountsTable>;

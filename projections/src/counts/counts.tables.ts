import { date, int, nullable, type RowOf, table, text } from '../engine/table.ts';

/** Games and goals of one competition, or of one category's inter-league games. */
export const competitionCountsTable = table(
  'competition_counts',
  {
    competition: text,
    season_id: int,
    category_id: nullable(int),
    games: int,
    finals: int,
    goals: int,
    teams: int,
    first_date: nullable(date),
    last_date: nullable(date),
  },
  { key: ['competition'], indexes: [['season_id']] },
);
export type CompetitionCountRow = RowOf<typeof competitionCountsTable>;

export const categoryCountsTable = table(
  'category_counts',
  { season_id: int, category_id: int, teams: int, leagues: int },
  { key: ['season_id', 'category_id'] },
);
export type CategoryCountRow = RowOf<typeof categoryCountsTable>;

export const seasonCountsTable = table(
  'season_counts',
  {
    season_id: int,
    games: int,
    finals: int,
    goals: int,
    teams: int,
    leagues: int,
    tournaments: int,
    last_date: nullable(date),
  },
  { key: ['season_id'] },
);
export type SeasonCountRow = RowOf<typeof seasonCountsTable>;

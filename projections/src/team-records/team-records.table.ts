import { date, float, int, json, nullable, oneOf, type RowOf, table } from '../engine/table.ts';
import type { Outcome, SplitRecord, StreakKind } from '../standings/standings.table.ts';

/**
 * What a team did in a season over all its games: league, tournament and inter-league. Points count 2-1-0 with one
 * for an overtime or shoot-out loss, so that teams under different rulesets can be compared.
 */
export const teamRecordsTable = table(
  'team_records',
  {
    season_id: int,
    team_id: int,
    category_id: int,
    games_played: int,
    wins: int,
    losses: int,
    ties: int,
    overtime_wins: int,
    overtime_losses: int,
    shootout_wins: int,
    shootout_losses: int,
    points: int,
    points_percentage: float,
    goals_for: int,
    goals_against: int,
    streak_kind: oneOf<StreakKind>(['winning', 'losing', 'none']),
    streak_length: int,
    last_five: json<readonly Outcome[]>(),
    home: json<SplitRecord>(),
    away: json<SplitRecord>(),
    first_date: nullable(date),
    last_date: nullable(date),
  },
  { key: ['season_id', 'team_id'], indexes: [['season_id', 'category_id'], ['team_id']] },
);
export type TeamRecordRow = RowOf<typeof teamRecordsTable>;

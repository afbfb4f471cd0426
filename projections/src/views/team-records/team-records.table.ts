import { date, float, int, json, nullable, oneOf, type RowOf, table } from '../engine/table.ts';
import type { Outcome, StreakKind } from '../games/result.ts';
import type { SplitRecord } from '../standings/standings.table.ts';

/**
 * A team's record in a season over all its games: league, tournament and inter-league. Points are 2-1-0, with one for
 * an overtime or shoot-out loss, so that teams under different rulesets can be compared.
 */
export const teamRecordsTable = table(
  'team_records',
  {
    seasonId: int,
    teamId: int,
    categoryId: int,
    gamesPlayed: int,
    wins: int,
    losses: int,
    ties: int,
    overtimeWins: int,
    overtimeLosses: int,
    shootoutWins: int,
    shootoutLosses: int,
    points: int,
    pointsPercentage: float,
    goalsFor: int,
    goalsAgainst: int,
    streakKind: oneOf<StreakKind>(['winning', 'losing', 'none']),
    streakLength: int,
    lastFive: json<readonly Outcome[]>(),
    home: json<SplitRecord>(),
    away: json<SplitRecord>(),
    firstDate: nullable(date),
    lastDate: nullable(date),
  },
  { key: ['seasonId', 'teamId'], indexes: [['seasonId', 'categoryId'], ['teamId']] },
);
export type TeamRecordRow = RowOf<typeof teamRecordsTable>;

import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { TeamRecordRow } from '../team-records/team-records.table.ts';

type Counts = Omit<TeamRecordRow, 'season_id' | 'team_id' | 'category_id'>;

/** A team's record as answers give it; null before its first game. */
export const recordOutputOf = (row: Counts | undefined): TeamOutput['record'] =>
  row === undefined || row.games_played === 0
    ? null
    : {
        ...splitOutputOf(row),
        overtimeWins: row.overtime_wins,
        shootoutWins: row.shootout_wins,
        pointsPercentage: row.points_percentage,
        streak: { type: row.streak_kind, length: row.streak_length },
        lastFive: [...row.last_five],
        home: row.home,
        away: row.away,
      };

export const splitOutputOf = (row: Counts) => ({
  gamesPlayed: row.games_played,
  wins: row.wins,
  losses: row.losses,
  ties: row.ties,
  overtimeLosses: row.overtime_losses,
  shootoutLosses: row.shootout_losses,
  points: row.points,
  goalsFor: row.goals_for,
  goalsAgainst: row.goals_against,
});

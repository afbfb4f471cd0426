import type { TeamAnswer } from '@rondelle/contracts/competition/team.answers.ts';
import type { TeamRecordRow } from '../team-records/team-records.table.ts';

type Counts = Omit<TeamRecordRow, 'season_id' | 'team_id' | 'category_id'>;

/** A team's record as answers give it; null before its first game. */
export const recordAnswerOf = (row: Counts | undefined): TeamAnswer['record'] =>
  row === undefined || row.games_played === 0
    ? null
    : {
        ...splitAnswerOf(row),
        overtimeWins: row.overtime_wins,
        shootoutWins: row.shootout_wins,
        pointsPercentage: row.points_percentage,
        streak: { type: row.streak_kind, length: row.streak_length },
        lastFive: [...row.last_five],
        home: row.home,
        away: row.away,
      };

export const splitAnswerOf = (row: Counts) => ({
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

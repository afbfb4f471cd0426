import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import type { TeamRecordRow } from '../../views/team-records/team-records.table.ts';

type Counts = Omit<TeamRecordRow, 'seasonId' | 'teamId' | 'categoryId' | 'firstDate' | 'lastDate'>;

/** Returns the counts of a team's games and its recent form, for a table or for all its games. */
export const countsOutputOf = (row: Counts) => ({
  ...splitOutputOf(row),
  overtimeWins: row.overtimeWins,
  shootoutWins: row.shootoutWins,
  pointsPercentage: row.pointsPercentage,
  streak: { type: row.streakKind, length: row.streakLength },
  lastFive: [...row.lastFive],
  home: row.home,
  away: row.away,
});

/** Returns a team's record; null before its first game. */
export const recordOutputOf = (row: Counts | undefined): TeamOutput['record'] =>
  row === undefined || row.gamesPlayed === 0 ? null : countsOutputOf(row);

export const splitOutputOf = (row: Counts) => ({
  gamesPlayed: row.gamesPlayed,
  wins: row.wins,
  losses: row.losses,
  ties: row.ties,
  overtimeLosses: row.overtimeLosses,
  shootoutLosses: row.shootoutLosses,
  points: row.points,
  goalsFor: row.goalsFor,
  goalsAgainst: row.goalsAgainst,
});

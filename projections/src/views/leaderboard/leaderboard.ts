import type { TeamRecordRow } from '../team-records/team-records.table.ts';
import type { LeaderboardRow } from './leaderboard.table.ts';

const perGame = (goals: number, games: number): number => (games === 0 ? 0 : goals / games);

const rowOf = (record: TeamRecordRow): LeaderboardRow => ({
  seasonId: record.seasonId,
  categoryId: record.categoryId,
  teamId: record.teamId,
  gamesPlayed: record.gamesPlayed,
  wins: record.wins,
  pointsPercentage: record.pointsPercentage,
  goalsFor: record.goalsFor,
  goalsForPerGame: perGame(record.goalsFor, record.gamesPlayed),
  goalsAgainstPerGame: perGame(record.goalsAgainst, record.gamesPlayed),
  streakKind: record.streakKind,
  streakLength: record.streakLength,
});

/** Returns the leaderboard rows of the teams that have played. */
export const leaderboardOf = (records: readonly TeamRecordRow[]): readonly LeaderboardRow[] =>
  records.filter((record) => record.gamesPlayed > 0).map(rowOf);

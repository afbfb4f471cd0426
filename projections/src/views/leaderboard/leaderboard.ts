import type { TeamRecordRow } from '../team-records/team-records.table.ts';
import type { LeaderboardRow } from './leaderboard.table.ts';

const rowOf = (record: TeamRecordRow): LeaderboardRow => ({
  seasonId: record.seasonId,
  categoryId: record.categoryId,
  teamId: record.teamId,
  gamesPlayed: record.gamesPlayed,
  wins: record.wins,
  pointsPercentage: record.pointsPercentage,
  goalsFor: record.goalsFor,
  goalsForPerGame: record.goalsFor / record.gamesPlayed,
  goalsAgainstPerGame: record.goalsAgainst / record.gamesPlayed,
  streakKind: record.streakKind,
  streakLength: record.streakLength,
});

/** Returns the leaderboard rows of the teams that have played. */
export const leaderboardOf = (records: readonly TeamRecordRow[]): readonly LeaderboardRow[] =>
  records.filter((record) => record.gamesPlayed > 0).map(rowOf);

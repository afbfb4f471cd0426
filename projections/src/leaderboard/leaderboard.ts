import type { TeamRecordRow } from '../team-records/team-records.table.ts';
import type { LeaderboardRow } from './leaderboard.table.ts';

const perGame = (goals: number, games: number): number => (games === 0 ? 0 : goals / games);

const rowOf = (record: TeamRecordRow): LeaderboardRow => ({
  season_id: record.season_id,
  category_id: record.category_id,
  team_id: record.team_id,
  games_played: record.games_played,
  wins: record.wins,
  points_percentage: record.points_percentage,
  goals_for: record.goals_for,
  goals_for_per_game: perGame(record.goals_for, record.games_played),
  goals_against_per_game: perGame(record.goals_against, record.games_played),
  streak_kind: record.streak_kind,
  streak_length: record.streak_length,
});

/** The teams that have played. */
export const leaderboardOf = (records: readonly TeamRecordRow[]): readonly LeaderboardRow[] =>
  records.filter((record) => record.games_played > 0).map(rowOf);

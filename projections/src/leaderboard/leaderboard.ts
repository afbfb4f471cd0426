import type { RatingRow } from '../ratings/ratings.table.ts';
import type { TeamRecordRow } from '../team-records/team-records.table.ts';
import type { LeaderboardRow } from './leaderboard.table.ts';

const perGame = (goals: number, games: number): number => (games === 0 ? 0 : goals / games);

const rowOf = (record: TeamRecordRow, rating: RatingRow | undefined): LeaderboardRow => ({
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
  rating: rating?.rating ?? null,
  rating_error: rating?.error ?? null,
  provisional: rating?.provisional ?? true,
  connected_group: rating?.connected_group ?? null,
});

/** The teams of a category that have played, with their rating where they have one, in the order of their ids. */
export const leaderboardOf = (
  records: readonly TeamRecordRow[],
  ratings: readonly RatingRow[],
): readonly LeaderboardRow[] => {
  const ratingOf = new Map(ratings.map((rating) => [rating.team_id, rating]));
  return records
    .filter((record) => record.games_played > 0)
    .map((record) => rowOf(record, ratingOf.get(record.team_id)))
    .sort((a, b) => a.team_id - b.team_id);
};

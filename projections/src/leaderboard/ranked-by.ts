import type { LeaderboardMeasure } from '@rondelle/contracts/competition/lists.ts';
import type { RatingRow } from '../ratings/ratings.table.ts';
import type { LeaderboardRow } from './leaderboard.table.ts';
import { type RankedTeam, settledFirst } from './leaders.ts';

type Compared = Omit<RankedTeam, 'rank'>;

const signedStreak = ({ streakKind: kind, streakLength: length }: Compared): number => {
  if (kind === 'none') return 0;
  return kind === 'winning' ? length : -length;
};

const measures: Record<LeaderboardMeasure, (team: Compared) => number | null> = {
  rating: ({ rating }) => rating,
  percentage: (team) => team.pointsPercentage,
  wins: ({ wins }) => wins,
  goalsFor: (team) => team.goalsForPerGame,
  goalsAgainst: (team) => -team.goalsAgainstPerGame,
  streak: signedStreak,
};

const withRating = ({ seasonId: _season, goalsFor: _goals, ...row }: LeaderboardRow, own?: RatingRow) => ({
  ...row,
  rating: own?.rating ?? null,
  rating_error: own?.error ?? null,
  provisional: own?.provisional ?? true,
});

/** Below zero where the first team is better; teams without the measure are last. */
const comparedBy = (by: LeaderboardMeasure) => (a: Compared, b: Compared) => {
  const unsettled = settledFirst.has(by) ? Number(a.provisional) - Number(b.provisional) : 0;
  if (unsettled !== 0) return unsettled;
  const [first, second] = [measures[by](a), measures[by](b)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return second - first;
};

/** One category's teams as `leadersOf` ranks those of the stored leaderboard: equals share a rank. */
export const rankedBy = (
  by: LeaderboardMeasure,
  rows: readonly LeaderboardRow[],
  ratings: readonly RatingRow[],
): readonly RankedTeam[] => {
  const ratingOf = new Map(ratings.map((rating) => [rating.teamId, rating]));
  const compare = comparedBy(by);
  const teams = rows
    .map((row) => withRating(row, ratingOf.get(row.teamId)))
    .sort((a, b) => compare(a, b) || b.gamesPlayed - a.gamesPlayed || a.teamId - b.teamId);
  let rank = 0;
  return teams.map((team, index) => {
    const before = teams[index - 1];
    if (!before || compare(before, team) !== 0) rank = index + 1;
    return { ...team, rank };
  });
};

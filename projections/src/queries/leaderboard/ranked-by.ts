import type { LeaderboardMeasure } from '@rondelle/contracts/competition/lists.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import type { LeaderboardRow } from '../../views/leaderboard/leaderboard.table.ts';
import { comparesConnected, type RankedTeam, provisionalLast } from './leaders.ts';

type Compared = Omit<RankedTeam, 'rank'>;
type Grouped = Omit<Compared, 'group_number'> & { readonly connectedGroup: number };

const signedStreak = ({ streakKind: kind, streakLength: length }: Grouped): number => {
  if (kind === 'none') return 0;
  return kind === 'winning' ? length : -length;
};

const measures: Record<LeaderboardMeasure, (team: Grouped) => number | null> = {
  rating: ({ rating }) => rating,
  results: ({ results }) => results,
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
  results: own?.results ?? null,
  provisional: own?.provisional ?? true,
  connectedGroup: own?.connectedGroup ?? 0,
});

/** Negative when the first team is better; teams without the measure come last. */
const comparedBy = (by: LeaderboardMeasure) => (a: Grouped, b: Grouped) => {
  const unsettled = provisionalLast.has(by) ? Number(a.provisional) - Number(b.provisional) : 0;
  if (unsettled !== 0) return unsettled;
  const [first, second] = [measures[by](a), measures[by](b)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return second - first;
};

/** Gives teams that compare as equal the same rank and skips the ranks after it. `teams` are sorted by `compare`. */
const ranksIn = (
  teams: readonly Grouped[],
  compare: (a: Grouped, b: Grouped) => number,
  group: number,
): readonly RankedTeam[] => {
  let rank = 0;
  return teams.map(({ connectedGroup: _group, ...team }, index) => {
    const [before, own] = [teams[index - 1], teams[index]];
    if (!before || !own || compare(before, own) !== 0) rank = index + 1;
    return { ...team, rank, group_number: group };
  });
};

/** Returns the groups of teams that can be compared, the largest first. */
const groupsOf = (teams: readonly Grouped[], by: LeaderboardMeasure): readonly (readonly Grouped[])[] => {
  if (!comparesConnected(by)) return [teams];
  const rated = teams.filter(({ rating }) => rating !== null);
  const groups = Map.groupBy(rated, ({ connectedGroup }) => connectedGroup);
  return [...groups].sort(([a, one], [b, other]) => other.length - one.length || a - b).map(([, own]) => own);
};

/** Ranks one category's teams as `leadersOf` ranks the stored leaderboard: equal teams share a rank. */
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
  return groupsOf(teams, by).flatMap((group, index) => ranksIn(group, compare, index + 1));
};

import { type Criterion, openStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { directionOf, isAgainstBest, valuesAmong } from '../../views/standings/criteria.ts';
import { countGame, lessDeducted, tallyOf, type Tally } from '../../views/standings/record.ts';
import { isPlayed } from '../../views/games/result.ts';
import type { Rules } from '../../views/standings/standings.ts';
import type { GroupTable } from '../../views/standings/tables.ts';
import { certainRanks } from './certain-ranks.ts';
import { endedAs, type Extra, type OpenEnding, openEndingsOf, withFairPlay } from './open-endings.ts';
import { type Range, type RangesAmong, sureRank } from './sure-rank.ts';

/** Upper bound on the combinations of endings; with more open games, only points can make a place sure. */
const mostCombinations = 1_500;

const ofGoals: ReadonlySet<Criterion> = new Set([
  'headToHeadGoalRatio',
  'headToHeadGoalDifference',
  'headToHeadGoalsFor',
  'goalRatio',
  'goalQuotient',
  'goalDifference',
  'goalsFor',
  'fewestGoalsAgainst',
]);

type Ended = { readonly game: CountedGame; readonly ending: OpenEnding };
type Table = Pick<GroupTable, 'games' | 'deducted'> & { readonly teamIds: readonly number[] };

const countCombinations = (open: readonly (readonly Ended[])[]): number =>
  open.reduce((count, { length }) => count * length, 1);

/** Yields each combination of the endings of open games. */
function* combinationsOf(open: readonly (readonly Ended[])[]): Generator<readonly Ended[]> {
  const [first, ...others] = open;
  if (!first) return yield [];
  for (const rest of combinationsOf(others)) for (const one of first) yield [one, ...rest];
}

const isOf = (game: CountedGame, teamIds: readonly number[]): boolean =>
  teamIds.includes(game.homeTeamId) || teamIds.includes(game.awayTeamId);

/** Returns the games with each of their extreme scores. */
const withScores = (ended: readonly Ended[], { rules }: Rules): readonly (readonly CountedGame[])[] =>
  ended.reduce<readonly (readonly CountedGame[])[]>(
    (all, { game, ending }) =>
      all.flatMap((games) => ending.scores.map((score) => [...games, endedAs(game, ending, score, rules)])),
    [[]],
  );

/** Returns the games with the least, or the most, of what a result counts beside goals. */
const withExtra = (ended: readonly Ended[], { rules }: Rules, extra: Extra): readonly CountedGame[] =>
  ended.map(({ game, ending }) => endedAs(game, ending, ending.scores[0] ?? [0, 0], rules, extra));

/** Returns the ranges of the teams' values, given how each open game ends but not its score. */
const rangesIn = (
  played: readonly CountedGame[],
  tallies: ReadonlyMap<number, Tally>,
  ended: readonly Ended[],
  rules: Rules,
): RangesAmong => {
  const valuesWith = (tied: readonly number[], criterion: Criterion, rest: readonly CountedGame[]) => {
    const contenders = tied.map((teamId) => {
      const tally = { ...(tallies.get(teamId) as Tally) };
      for (const game of rest)
        if (isOf(game, [teamId]))
          countGame(tally, game, game.homeTeamId === teamId ? 'home' : 'away', rules.rules);
      return { teamId, tally };
    });
    const context = { games: [...played, ...rest], ...rules, best: null };
    const direction = directionOf(criterion);
    return valuesAmong(contenders, context)(criterion).values.map((value) => value * direction);
  };
  const rangesByKey = new Map<string, readonly Range[]>();
  const rangesOf = (tied: readonly number[], criterion: Criterion): readonly Range[] => {
    const own = ended.filter(({ game }) => isOf(game, tied));
    const cases = ofGoals.has(criterion)
      ? withScores(own, rules)
      : (['least', 'most'] as const).map((extra) => withExtra(own, rules, extra));
    const values = cases.map((rest) => valuesWith(tied, criterion, rest));
    return tied.map((_, at): Range => {
      const possible = values.map((ofCase) => ofCase[at] ?? 0);
      return [Math.min(...possible), Math.max(...possible)];
    });
  };
  return (tied, criterion) => {
    if (isAgainstBest(criterion)) return null;
    const key = `${criterion} ${tied.join(' ')}`;
    const ranges = rangesByKey.get(key) ?? rangesOf(tied, criterion);
    rangesByKey.set(key, ranges);
    return ranges;
  };
};

const byRank = (ranks: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...ranks].map(([teamId, rank]) => [rank, teamId]));

/**
 * Returns the team of each rank that no result of the open games can change, whatever their scores: forfeits, overtime
 * and fair-play points included. Ranks that are open or tied are left out.
 */
export const surePlaces = (
  { teamIds, games, deducted }: Table,
  rules: Rules,
): ReadonlyMap<number, number> => {
  // Division winners stand above teams with more points.
  if (rules.rules.divisionWinnersFirst) return new Map();
  const played = games.filter(isPlayed);
  const left = games.filter((game) => !isPlayed(game) && openStatuses.includes(game.status));
  const endingsOf = (game: CountedGame) => openEndingsOf(game, rules.rules);
  const endings = left.map((game) => endingsOf(game).map((ending) => ({ game, ending })));
  const endingsWithFairPlay = left.map((game) =>
    withFairPlay(endingsOf(game), rules.rules).map((ending) => ({ game, ending })),
  );
  const tallies = new Map(
    teamIds.map((teamId) => {
      const own = played.filter((game) => isOf(game, [teamId]));
      return [teamId, lessDeducted(tallyOf(own, teamId, rules.rules), deducted.get(teamId) ?? 0)];
    }),
  );
  const clear = certainRanks(tallies, endings, rules.rules);
  if (countCombinations(endings) > mostCombinations) return byRank(clear);
  let sure: ReadonlyMap<number, number> | null = null;
  // With too many combinations, fair play is bounded by its least and its most instead.
  const isFairPlayBounded = countCombinations(endingsWithFairPlay) > mostCombinations;
  for (const ended of combinationsOf(isFairPlayBounded ? endings : endingsWithFairPlay)) {
    const among = rangesIn(played, tallies, ended, rules);
    const before: ReadonlyMap<number, number> | null = sure;
    const still: readonly number[] = before ? [...before.keys()] : teamIds.filter((id) => !clear.has(id));
    const after = new Map<number, number>();
    for (const teamId of still) {
      const rank = sureRank(teamId, teamIds, among, rules.rules);
      if (rank !== null && (before === null || before.get(teamId) === rank)) after.set(teamId, rank);
    }
    sure = after;
    if (after.size === 0) break;
  }
  return byRank(new Map([...clear, ...(sure ?? [])]));
};

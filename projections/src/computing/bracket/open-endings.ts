import { forCounts, mostOfCount } from '@rondelle/contracts/competition/result-counts.ts';
import { type Criterion, maxGoals } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { type GameOutcome, outcomeOf } from '../../views/games/result.ts';

type Score = readonly [home: number, away: number];

/**
 * How an open game may end. `scores` are the extreme ones: between them lies every value that a criterion on goals can
 * have, since each such criterion only grows with goals for and only falls with goals against.
 */
export type OpenEnding = Pick<CountedGame, 'decidedIn' | 'forfeitedBy'> & {
  readonly scores: readonly Score[];
  /** Fair-play points of both teams; absent where any may be earned. */
  readonly fairPlay?: Score;
};

const homeWins: readonly Score[] = [
  [1, 0],
  [maxGoals, 0],
  [maxGoals, maxGoals - 1],
];
const awayWins = homeWins.map(([home, away]): Score => [away, home]);
const ties: readonly Score[] = [
  [0, 0],
  [maxGoals, maxGoals],
];
const ifPlayed = (['regulation', 'overtime', 'shootout'] as const).flatMap((decidedIn): OpenEnding[] => [
  { decidedIn, forfeitedBy: null, scores: homeWins },
  { decidedIn, forfeitedBy: null, scores: awayWins },
]);
const all: readonly OpenEnding[] = [
  ...ifPlayed,
  { decidedIn: 'regulation', forfeitedBy: null, scores: ties },
  ...(['home', 'away', 'both'] as const).map(
    (forfeitedBy): OpenEnding => ({ decidedIn: 'regulation', forfeitedBy, scores: [[0, 0]] }),
  ),
];

/** The extremes of a game's counts besides its goals: nothing, or the most for both teams. */
export type Extra = 'least' | 'most';

/** Returns an open game as it is after this ending. */
export const endedAs = (
  game: CountedGame,
  { decidedIn, forfeitedBy, fairPlay }: OpenEnding,
  [homeGoals, awayGoals]: Score,
  rules: Ruleset,
  extra: Extra = 'least',
): CountedGame => {
  const earned = extra === 'most' ? (rules.fairPlay?.maxPerGame ?? 0) : 0;
  return {
    ...game,
    status: 'final',
    homeGoals,
    awayGoals,
    decidedIn,
    forfeitedBy,
    homeFairPlay: fairPlay?.[0] ?? earned,
    awayFairPlay: fairPlay?.[1] ?? earned,
    ...forCounts((field) => (extra === 'most' ? mostOfCount(field) : 0)),
  };
};

const countsOvertime: ReadonlySet<Criterion> = new Set(['regulationWins', 'regulationAndOvertimeWins']);
const wins: ReadonlySet<GameOutcome> = new Set(['win', 'overtimeWin', 'shootoutWin', 'forfeitWin']);

/** Returns the endings of this game that the rules distinguish. */
export const openEndingsOf = (game: CountedGame, rules: Ruleset): readonly OpenEnding[] => {
  const used = [...rules.tieBreakers, ...(rules.whenThreeOrMore ?? [])];
  const isOvertimeApart = used.some((criterion) => countsOvertime.has(criterion));
  const { winner, loser } = rules.forfeitScore;
  const keyOf = (ending: OpenEnding): string => {
    const after = endedAs(game, ending, ending.scores[0] ?? [0, 0], rules);
    const outcomes = (['home', 'away'] as const).map((side) => outcomeOf(after, side));
    // A forfeit by one side counts as a win in every way only where its score is that of a win.
    const score = ending.forfeitedBy !== null && (ending.forfeitedBy === 'both' || winner <= loser);
    return JSON.stringify([
      outcomes.map((outcome) => [rules.points[outcome], wins.has(outcome)]),
      isOvertimeApart && ending.decidedIn,
      score && ending.forfeitedBy,
    ]);
  };
  return [...Map.groupBy(all, keyOf).values()].flatMap(([first]) => first ?? []);
};

/** Returns the endings of a game with each number of fair-play points that both teams may earn. */
export const withFairPlay = (
  endings: readonly OpenEnding[],
  { fairPlay }: Ruleset,
): readonly OpenEnding[] => {
  if (!fairPlay) return endings;
  const earned = Array.from({ length: fairPlay.maxPerGame + 1 }, (_, points) => points);
  return endings.flatMap((ending) =>
    earned.flatMap((home) => earned.map((away): OpenEnding => ({ ...ending, fairPlay: [home, away] }))),
  );
};

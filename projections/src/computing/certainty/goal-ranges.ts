import { maxGoals } from '@rondelle/contracts/competition/lists.ts';
import type { Range } from './tie-order.ts';

type Goals = { readonly scored: number; readonly allowed: number; readonly difference: number };
/** Between which numbers the goals of a team lie once its open games are played. */
export type GoalRanges = {
  readonly scored: Range;
  readonly allowed: Range;
  readonly difference: Range;
  readonly ratio: Range;
  readonly quotient: Range;
};

/** How open games end: overtime and shootouts are won by one goal; `any`: not known. */
export type Results = {
  readonly won: number;
  readonly wonLate: number;
  readonly lost: number;
  readonly lostLate: number;
  readonly tied: number;
  readonly any: number;
};

type Score = readonly [scored: number, allowed: number];
const reversed = (scores: readonly Score[]): readonly Score[] => scores.map(([a, b]): Score => [b, a]);
const closeWins: readonly Score[] = [
  [1, 0],
  [maxGoals, maxGoals - 1],
];
const wins: readonly Score[] = [...closeWins, [maxGoals, 0]];
const ties: readonly Score[] = [
  [0, 0],
  [maxGoals, maxGoals],
];
/** Extreme scores: criteria on goals only grow with goals for and only fall with goals against. */
const scoresOf: Readonly<Record<keyof Results, readonly Score[]>> = {
  won: wins,
  wonLate: closeWins,
  lost: reversed(wins),
  lostLate: reversed(closeWins),
  tied: ties,
  any: [...ties, [maxGoals, 0], [0, maxGoals]],
};
const kindsOfResults = ['won', 'wonLate', 'lost', 'lostLate', 'tied', 'any'] as const;

export const goalShare = (scored: number, allowed: number): number =>
  scored + allowed === 0 ? 0 : scored / (scored + allowed);
export const goalQuotientOf = (scored: number, allowed: number): number => scored / Math.max(0.001, allowed);

const within = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];

/** Returns the ranges of a team's goals, from those so far and the results to come. */
export const goalRanges = (now: Goals, results: Results, cap: number | null): GoalRanges => {
  const most = Math.min(maxGoals, cap ?? maxGoals);
  let totals: readonly Score[] = [[now.scored, now.allowed]];
  for (const kind of kindsOfResults) {
    const games = results[kind];
    // In an extreme, all games with the same result end by the same score.
    if (games > 0)
      totals = totals.flatMap(([scored, allowed]) =>
        scoresOf[kind].map(([more, less]): Score => [scored + games * more, allowed + games * less]),
      );
  }
  const close = results.wonLate - results.lostLate + now.difference;
  return {
    scored: within(totals.map(([scored]) => scored)),
    allowed: within(totals.map(([, allowed]) => allowed)),
    difference: [
      close + results.won - most * (results.lost + results.any),
      close - results.lost + most * (results.won + results.any),
    ],
    ratio: within(totals.map((total) => goalShare(...total))),
    quotient: within(totals.map((total) => goalQuotientOf(...total))),
  };
};

/** The criteria on goals that add up over games. */
export type GoalSum = 'difference' | 'scored' | 'allowed';

/** By how much the winner of these games gains on the loser in goals, at the least and at the most. */
const gainsIn = (won: number, late: number, of: GoalSum, cap: number | null): Range => {
  const most = Math.min(maxGoals, of === 'difference' ? (cap ?? maxGoals) : maxGoals);
  // A goal of the difference counts for the one and against the other.
  const by = of === 'difference' ? 2 : 1;
  return [by * (won + late), by * (won * most + late)];
};

/**
 * Returns by how much another team is better than a team in goals, where `mutual` are its results against that team,
 * whose goals both count.
 */
export const goalLead = (
  [own, its]: readonly [own: GoalRanges, its: GoalRanges],
  mutual: Results,
  of: GoalSum,
  cap: number | null,
): Range => {
  const ahead = gainsIn(mutual.won, mutual.wonLate, of, cap);
  const behind = gainsIn(mutual.lost, mutual.lostLate, of, cap);
  const [least, most] =
    of === 'allowed'
      ? [own[of][0] - its[of][1], own[of][1] - its[of][0]]
      : [its[of][0] - own[of][1], its[of][1] - own[of][0]];
  return [least + ahead[0] - behind[1], most + ahead[1] - behind[0]];
};

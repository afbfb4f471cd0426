import { allowsTies } from '@rondelle/contracts/competition/allows-ties.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';

/** Points of the home and the away team for one outcome of a game. */
export type Ending = readonly [number, number];

export type EndingKind =
  | 'win'
  | 'overtimeWin'
  | 'shootoutWin'
  | 'tie'
  | 'shootoutLoss'
  | 'overtimeLoss'
  | 'loss';

/** Returns the outcomes of a game for the home team, without forfeits. Without points for a tie, there are no ties. */
export const endingKindsOf = ({ points }: Ruleset): readonly (readonly [EndingKind, Ending])[] => [
  ['win', [points.win, points.loss]],
  ['overtimeWin', [points.overtimeWin, points.overtimeLoss]],
  ['shootoutWin', [points.shootoutWin, points.shootoutLoss]],
  ...(allowsTies({ points }) ? [['tie', [points.tie, points.tie]] as const] : []),
  ['overtimeLoss', [points.overtimeLoss, points.overtimeWin]],
  ['shootoutLoss', [points.shootoutLoss, points.shootoutWin]],
  ['loss', [points.loss, points.win]],
];

/**
 * The points of a game as units to be shared: each side gets `base`, and `units` of `size` points are split between
 * them in any way. Where games do not share the same total, the splits include impossible ones.
 */
export type Shares = {
  readonly base: number;
  readonly units: number;
  readonly size: number;
};

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));

const sharesOf = (endings: readonly Ending[], total: number): Shares => {
  const base = Math.min(...endings.flat());
  const size = endings.flat().reduce((divisor, value) => divisorOf(divisor, value - base), 0) || 1;
  const units = Math.max(0, Math.round((total - 2 * base) / size));
  return { base, units, size };
};

const isBelow = ([a, b]: Ending, [c, d]: Ending): boolean => a <= c && b <= d && (a < c || b < d);

/** Shares for outcomes that give both sides the fewest points, for the best case of another team. */
export const leastShares = (all: readonly Ending[]): Shares => {
  const least = all.filter((ending) => !all.some((other) => isBelow(other, ending)));
  return sharesOf(least, Math.min(...least.map(([a, b]) => a + b)));
};

/** Shares for outcomes that give both sides the most points, for the worst case of another team. */
export const mostShares = (all: readonly Ending[]): Shares => {
  const most = all.filter((ending) => !all.some((other) => isBelow(ending, other)));
  return sharesOf(most, Math.max(...most.map(([a, b]) => a + b)));
};

import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';

/** Points of the home and of the away team for a way that a game may end. */
type Ending = readonly [number, number];

/** The ways that a game to be played may end, forfeits apart. Where a tie is worth nothing, none is played. */
export const endingsOf = ({ points }: Ruleset): readonly Ending[] => [
  [points.win, points.loss],
  [points.overtimeWin, points.overtimeLoss],
  [points.shootoutWin, points.shootoutLoss],
  ...(points.tie > 0 ? [[points.tie, points.tie] as const] : []),
  [points.shootoutLoss, points.shootoutWin],
  [points.overtimeLoss, points.overtimeWin],
  [points.loss, points.win],
];

/**
 * A game's points as something to be shared: each side gets `base`, and `units` of `size` points go to one side or the
 * other in any parts. `isExact`: these are just the ways that matter; else they are more than really can happen.
 */
export type Shares = {
  readonly base: number;
  readonly units: number;
  readonly size: number;
  readonly isExact: boolean;
};

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));

const sharesOf = (endings: readonly Ending[], total: number): Shares => {
  const base = Math.min(...endings.flat());
  const size = endings.flat().reduce((divisor, value) => divisorOf(divisor, value - base), 0) || 1;
  const units = Math.max(0, Math.round((total - 2 * base) / size));
  const shared = Array.from(
    { length: units + 1 },
    (_, k) => `${base + k * size} ${base + (units - k) * size}`,
  );
  const real = new Set(endings.map((ending) => ending.join(' ')));
  const isExact = shared.length === real.size && shared.every((one) => real.has(one));
  return { base, units, size, isExact };
};

const isBelow = ([a, b]: Ending, [c, d]: Ending): boolean => a <= c && b <= d && (a < c || b < d);

/** How little a game can give both sides: for a team that hopes that others get few points. */
export const leastShares = (rules: Ruleset): Shares => {
  const all = endingsOf(rules);
  const least = all.filter((ending) => !all.some((other) => isBelow(other, ending)));
  return sharesOf(least, Math.min(...least.map(([a, b]) => a + b)));
};

/** How much it can give both: for a team that fears that others get many. */
export const mostShares = (rules: Ruleset): Shares => {
  const all = endingsOf(rules);
  const most = all.filter((ending) => !all.some((other) => isBelow(ending, other)));
  return sharesOf(most, Math.max(...most.map(([a, b]) => a + b)));
};

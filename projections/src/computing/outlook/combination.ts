import {
  type EndingKind,
  endingKindsOf,
  endingsOf,
  leastShares,
  mostShares,
  type Shares,
} from './endings.ts';
import { type Extreme, type PointsTable, rivalsOf, type ExtremeEnding } from './possible-ranks.ts';

/** How a game of the race ends, from the home team's side; `game` is its index in the race. */
export type GameEnding = { readonly game: number; readonly ending: EndingKind };
/** Results of open games with which a team reaches a rank, however all other games end. */
export type Combination = readonly GameEnding[];

type Points = readonly [home: number, away: number];
type Ended = { readonly game: number; readonly points: Points };

/** Distributes the units of a pair over its games, in order. */
const distributed = ({ units, base, size }: Shares, ofFirst: number, games: number): Points[] => {
  let left = ofFirst;
  return Array.from({ length: games }, () => {
    const own = Math.min(units, left);
    left -= own;
    return [base + own * size, base + (units - own) * size];
  });
};

/** Returns the points of every open game. */
const endedBy = (
  race: PointsTable,
  team: number,
  shares: Shares,
  { own, pairs, shared }: ExtremeEnding,
): readonly Ended[] => {
  const left = new Map(
    pairs.map(([one, other, games], at) => [
      `${one} ${other}`,
      distributed(shares, shared?.[at] ?? 0, games),
    ]),
  );
  const pointsOf = ([home, away]: Points): Points => {
    if (home === team) return own;
    if (away === team) return [own[1], own[0]];
    const dealtOut = left.get(`${Math.min(home, away)} ${Math.max(home, away)}`)?.shift() ?? own;
    return home < away ? dealtOut : [dealtOut[1], dealtOut[0]];
  };
  return race.games.map((game, at) => ({ game: at, points: pointsOf(game) }));
};

/**
 * Removes results that are not needed. `slack`: the points that each relevant team can lose or gain before it matters.
 * `costOf`: how many of them a game takes when it may end in any way.
 */
const needed = (
  { games }: PointsTable,
  team: number,
  ended: readonly Ended[],
  slack: Map<number, number>,
  costOf: (points: number) => number,
): readonly Ended[] =>
  ended.filter(({ game, points }) => {
    const sides = games[game] ?? [team, team];
    if (sides.includes(team)) return true;
    const costs = sides.flatMap((side, at) =>
      slack.has(side) ? [[side, costOf(points[at] ?? 0)] as const] : [],
    );
    if (costs.some(([side, cost]) => (slack.get(side) ?? 0) < cost)) return true;
    for (const [side, cost] of costs) slack.set(side, (slack.get(side) ?? 0) - cost);
    return false;
  });

const totalsOf = (
  { points, games, extra }: PointsTable,
  ended: readonly Ended[],
  gainsExtra: (team: number) => boolean,
) => {
  const totals = points.map(
    (value, at) => value + (gainsExtra(at) ? extra * games.filter((game) => game.includes(at)).length : 0),
  );
  for (const { game, points: gamePoints } of ended)
    for (const [at, side] of (games[game] ?? []).entries())
      totals[side] = (totals[side] ?? 0) + (gamePoints[at] ?? 0);
  return totals;
};

const named = (race: PointsTable, ended: readonly Ended[]): Combination => {
  const kinds = endingKindsOf(race.rules);
  return ended.flatMap(({ game, points: [home, away] }) => {
    const kind = kinds.find(([, points]) => points[0] === home && points[1] === away);
    return kind ? [{ game, ending: kind[0] }] : [];
  });
};

/** Returns results with which a team ends at its best possible rank; null when none were found. */
export const bestCombination = (race: PointsTable, team: number, { way }: Extreme): Combination | null => {
  const shares = leastShares(race.rules);
  if (!way.shared || !shares.isExact) return null;
  const ended = endedBy(race, team, shares, way);
  const totals = totalsOf(race, ended, (one) => one === team);
  const mine = totals[team] ?? 0;
  const slack = new Map(
    rivalsOf(race, team).flatMap((one) => {
      const left = mine - (totals[one] ?? 0);
      return left >= 0 ? [[one, left]] : [];
    }),
  );
  const most = Math.max(...endingsOf(race.rules).flat());
  return named(
    race,
    needed(race, team, ended, slack, (points) => most - points),
  );
};

/** Returns results with which a team ends at its worst possible rank; null when none were found. */
export const worstCombination = (race: PointsTable, team: number, { way }: Extreme): Combination | null => {
  const shares = mostShares(race.rules);
  if (!way.shared || !shares.isExact) return null;
  const ended = endedBy(race, team, shares, way);
  const totals = totalsOf(race, ended, (one) => one !== team);
  const mine = totals[team] ?? 0;
  const slack = new Map(
    rivalsOf(race, team).flatMap((one) => {
      const left = (totals[one] ?? 0) - mine;
      return left >= 0 ? [[one, left]] : [];
    }),
  );
  const least = Math.min(...endingsOf(race.rules).flat());
  return named(
    race,
    needed(race, team, ended, slack, (points) => points - least),
  );
};

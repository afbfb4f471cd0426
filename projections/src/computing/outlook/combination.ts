import {
  type EndingKind,
  endingKindsOf,
  endingsOf,
  leastShares,
  mostShares,
  type Shares,
} from './endings.ts';
import { type Extreme, type PointsTable, rivalsOf, type ExtremeEnding } from './possible-ranks.ts';
import type { Shared } from './sharing.ts';

/** How a game of the race ends, from the home team's side; `game` is its index in the race. */
export type GameEnding = { readonly game: number; readonly ending: EndingKind };
/** Results of open games with which a team reaches a rank, however all other games end. */
export type Combination = readonly GameEnding[];

type Points = readonly [home: number, away: number];
type Side = { readonly team: number; readonly points: number };
type Ended = { readonly game: number; readonly sides: readonly [home: Side, away: Side] };

/** Distributes the units of a pair over its games, in order. */
const distributed = ({ units, base, size }: Shares, ofFirst: number, games: number): Points[] => {
  let left = ofFirst;
  return Array.from({ length: games }, () => {
    const own = Math.min(units, left);
    left -= own;
    return [base + own * size, base + (units - own) * size];
  });
};

/** Returns every open game with the points of its sides. */
const endedBy = (
  race: PointsTable,
  team: number,
  shares: Shares,
  { own, pairs }: ExtremeEnding,
  shared: Shared,
): readonly Ended[] => {
  const left = new Map(
    pairs.map(([one, other, games], at) => [`${one} ${other}`, distributed(shares, shared[at] ?? 0, games)]),
  );
  const pointsOf = (home: number, away: number): Points => {
    if (home === team) return own;
    if (away === team) return [own[1], own[0]];
    const dealtOut = left.get(`${Math.min(home, away)} ${Math.max(home, away)}`)?.shift() ?? own;
    return home < away ? dealtOut : [dealtOut[1], dealtOut[0]];
  };
  return race.games.map(([home, away], game) => {
    const [ofHome, ofAway] = pointsOf(home, away);
    return {
      game,
      sides: [
        { team: home, points: ofHome },
        { team: away, points: ofAway },
      ],
    };
  });
};

/**
 * Removes results that are not needed. `slack`: the points that each relevant team can lose or gain before it matters.
 * `costOf`: how many of them a game takes when it may end in any way.
 */
const needed = (
  team: number,
  ended: readonly Ended[],
  slack: Map<number, number>,
  costOf: (points: number) => number,
): readonly Ended[] =>
  ended.filter(({ sides }) => {
    if (sides.some((side) => side.team === team)) return true;
    const left = sides.flatMap(({ team: one, points }) => {
      const before = slack.get(one);
      return before === undefined ? [] : [[one, before - costOf(points)] as const];
    });
    if (left.some(([, after]) => after < 0)) return true;
    for (const [one, after] of left) slack.set(one, after);
    return false;
  });

/** Returns each team's points once the games have ended so. */
const totalsOf = (
  { points, extra }: PointsTable,
  ended: readonly Ended[],
  gainsExtra: (team: number) => boolean,
): ((team: number) => number) => {
  const totals = new Map(points.entries());
  for (const { sides } of ended)
    for (const { team, points: gained } of sides)
      totals.set(team, (totals.get(team) ?? 0) + gained + (gainsExtra(team) ? extra : 0));
  return (team) => totals.get(team) ?? 0;
};

const named = (race: PointsTable, ended: readonly Ended[]): Combination => {
  const kinds = endingKindsOf(race.rules);
  return ended.flatMap(({ game, sides: [home, away] }) => {
    const kind = kinds.find(([, [ofHome, ofAway]]) => ofHome === home.points && ofAway === away.points);
    return kind ? [{ game, ending: kind[0] }] : [];
  });
};

/** Returns results with which a team ends at its best possible rank; null when none were found. */
export const bestCombination = (race: PointsTable, team: number, { way }: Extreme): Combination | null => {
  const shares = leastShares(race.rules);
  if (!way.shared || !shares.isExact) return null;
  const ended = endedBy(race, team, shares, way, way.shared);
  const totalOf = totalsOf(race, ended, (one) => one === team);
  const slack = new Map(
    rivalsOf(race, team).flatMap((one) => {
      const left = totalOf(team) - totalOf(one);
      return left >= 0 ? [[one, left]] : [];
    }),
  );
  const most = Math.max(...endingsOf(race.rules).flat());
  return named(
    race,
    needed(team, ended, slack, (points) => most - points),
  );
};

/** Returns results with which a team ends at its worst possible rank; null when none were found. */
export const worstCombination = (race: PointsTable, team: number, { way }: Extreme): Combination | null => {
  const shares = mostShares(race.rules);
  if (!way.shared || !shares.isExact) return null;
  const ended = endedBy(race, team, shares, way, way.shared);
  const totalOf = totalsOf(race, ended, (one) => one !== team);
  const slack = new Map(
    rivalsOf(race, team).flatMap((one) => {
      const left = totalOf(one) - totalOf(team);
      return left >= 0 ? [[one, left]] : [];
    }),
  );
  const least = Math.min(...endingsOf(race.rules).flat());
  return named(
    race,
    needed(team, ended, slack, (points) => points - least),
  );
};

import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { endingsOf, leastShares, mostShares, type Shares } from './endings.ts';
import { addEdge, maxFlow, networkOf } from './max-flow.ts';

/** A table as far as points go: teams by their number, what they have, and the games that are still to be played. */
export type Race = {
  readonly points: readonly number[];
  readonly games: readonly (readonly [home: number, away: number])[];
  readonly rules: Ruleset;
  /** Points that one team may get besides in a game, for fair play. */
  readonly extra: number;
};

/**
 * The best and the worst rank that are still possible, by points; equal points are counted for the team in the one and
 * against it in the other, as a tie-break may still go either way. `isExact`: both can really happen; else the truth lies
 * between them, and no rank outside is possible.
 */
export type PossibleRanks = { readonly best: number; readonly worst: number; readonly isExact: boolean };

/** Sets of teams that are tried before the bound that is proven so far is answered. */
const mostTries = 60;

/** Two teams and how often they still meet. */
type Pair = readonly [one: number, other: number, games: number];
type Others = { readonly pairs: readonly Pair[]; readonly shares: Shares };

const pairsOf = (games: Race['games']): readonly Pair[] => {
  const pairs = new Map<string, Pair>();
  for (const [home, away] of games) {
    const [one, other] = [Math.min(home, away), Math.max(home, away)];
    const key = `${one} ${other}`;
    pairs.set(key, [one, other, (pairs.get(key)?.[2] ?? 0) + 1]);
  }
  return [...pairs.values()];
};

/** Sets of `size` of the items, in their order. */
function* choose(items: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = 0; at + size <= items.length; at += 1)
    for (const rest of choose(items.slice(at + 1), size - 1)) yield [items[at] as number, ...rest];
}

/** Whether games can be shared so that no team of `limits` gets more than its limit of units. */
const fitsUnder = ({ pairs, shares }: Others, limits: ReadonlyMap<number, number>): boolean => {
  const inner = pairs.filter(([one, other]) => limits.has(one) && limits.has(other));
  if ([...limits.values()].some((limit) => limit < 0)) return false;
  if (shares.units === 0) return true;
  const nodes = [...limits.keys()];
  const network = networkOf(inner.length + nodes.length + 2);
  const sink = inner.length + nodes.length + 1;
  const nodeOf = new Map(nodes.map((team, index) => [team, inner.length + 1 + index]));
  let all = 0;
  inner.forEach(([one, other, games], index) => {
    const units = games * shares.units;
    all += units;
    addEdge(network, 0, index + 1, units);
    for (const team of [one, other]) addEdge(network, index + 1, nodeOf.get(team) ?? sink, units);
  });
  for (const [team, limit] of limits) addEdge(network, nodeOf.get(team) ?? sink, sink, limit);
  return maxFlow(network, 0, sink) === all;
};

/** Whether games can be shared so that each team of `needs` gets as many units as it needs. */
const fills = ({ pairs, shares }: Others, needs: ReadonlyMap<number, number>): boolean => {
  const wanted = [...needs].filter(([, need]) => need > 0);
  const touching = pairs.filter(([one, other]) => needs.has(one) || needs.has(other));
  const network = networkOf(touching.length + wanted.length + 2);
  const sink = touching.length + wanted.length + 1;
  const nodeOf = new Map(wanted.map(([team], index) => [team, touching.length + 1 + index]));
  touching.forEach(([one, other, games], index) => {
    const units = games * shares.units;
    addEdge(network, 0, index + 1, units);
    for (const team of [one, other]) {
      const node = nodeOf.get(team);
      if (node !== undefined) addEdge(network, index + 1, node, units);
    }
  });
  for (const [team, need] of wanted) addEdge(network, nodeOf.get(team) ?? sink, sink, need);
  return maxFlow(network, 0, sink) === wanted.reduce((sum, [, need]) => sum + need, 0);
};

const gamesOf = (games: Race['games'], team: number): number =>
  games.filter((game) => game.includes(team)).length;

/** The fewest teams that must end above `mine` points, among those that could; and whether a try was cut short. */
const fewestAbove = (race: Race, team: number): { readonly above: number; readonly isSure: boolean } => {
  const shares = leastShares(race.rules);
  const best = Math.max(...endingsOf(race.rules).map(([home]) => home));
  const against = Math.min(...endingsOf(race.rules).flatMap(([home, away]) => (home === best ? [away] : [])));
  const mine = (race.points[team] as number) + gamesOf(race.games, team) * (best + race.extra);
  const others = race.games.filter((game) => !game.includes(team));
  const own = race.games.filter((game) => game.includes(team));
  const floor = (one: number) =>
    (race.points[one] as number) + gamesOf(own, one) * against + gamesOf(others, one) * shares.base;
  const rivals = race.points.flatMap((_, one) => (one === team ? [] : [one]));
  const forced = rivals.filter((one) => floor(one) > mine);
  const free = rivals.filter((one) => floor(one) <= mine);
  const canPass = free.filter((one) => floor(one) + gamesOf(others, one) * shares.units * shares.size > mine);
  const limits = new Map(free.map((one) => [one, Math.floor((mine - floor(one)) / shares.size)]));
  const pairs = pairsOf(others);
  let tries = 0;
  for (let size = 0; size <= canPass.length; size += 1) {
    for (const passing of choose(canPass, size)) {
      tries += 1;
      if (tries > mostTries) return { above: forced.length + size, isSure: false };
      const held = new Map([...limits].filter(([one]) => !passing.includes(one)));
      if (fitsUnder({ pairs, shares }, held)) return { above: forced.length + size, isSure: shares.isExact };
    }
  }
  return { above: rivals.length, isSure: shares.isExact };
};

/** The most teams that can end level with or above `mine` points; and whether a try was cut short. */
const mostLevel = (
  race: Race,
  team: number,
  mine: number,
): { readonly level: number; readonly isSure: boolean } => {
  const shares = mostShares(race.rules);
  const worst = Math.min(...endingsOf(race.rules).map(([home]) => home));
  const against = Math.max(
    ...endingsOf(race.rules).flatMap(([home, away]) => (home === worst ? [away] : [])),
  );
  const others = race.games.filter((game) => !game.includes(team));
  const own = race.games.filter((game) => game.includes(team));
  const sure = (one: number) =>
    (race.points[one] as number) +
    gamesOf(own, one) * against +
    gamesOf(others, one) * shares.base +
    gamesOf(race.games, one) * race.extra;
  const rivals = race.points.flatMap((_, one) => (one === team ? [] : [one]));
  const there = rivals.filter((one) => sure(one) >= mine);
  const canReach = rivals.filter(
    (one) => sure(one) < mine && sure(one) + gamesOf(others, one) * shares.units * shares.size >= mine,
  );
  const pairs = pairsOf(others);
  let tries = 0;
  for (let size = canReach.length; size >= 0; size -= 1) {
    for (const reaching of choose(canReach, size)) {
      tries += 1;
      if (tries > mostTries) return { level: there.length + size, isSure: false };
      const needs = new Map(reaching.map((one) => [one, Math.ceil((mine - sure(one)) / shares.size)]));
      if (fills({ pairs, shares }, needs)) return { level: there.length + size, isSure: shares.isExact };
    }
  }
  return { level: there.length, isSure: shares.isExact };
};

const leastOf = ({ points, games, rules }: Race, team: number): number =>
  (points[team] as number) + gamesOf(games, team) * Math.min(...endingsOf(rules).flat());

/** What ranks a team may still end at. */
export const possibleRanks = (race: Race, team: number): PossibleRanks => {
  const above = fewestAbove(race, team);
  const level = mostLevel(race, team, leastOf(race, team));
  return { best: above.above + 1, worst: level.level + 1, isExact: above.isSure && level.isSure };
};

/**
 * The magic number: the fewest points with which the team is sure to end among the first `places`, whatever all others
 * do; 0 when it is already, null when its own points are not enough.
 */
export const magicNumber = (race: Race, team: number, places: number): number | null => {
  const have = leastOf(race, team);
  const most =
    (race.points[team] as number) + gamesOf(race.games, team) * Math.max(...endingsOf(race.rules).flat());
  const isSafe = (mine: number): boolean => mostLevel(race, team, mine).level + 1 <= places;
  if (!isSafe(most)) return null;
  let [low, high] = [have, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSafe(middle)) high = middle;
    else low = middle + 1;
  }
  return low - (race.points[team] as number) <= 0 ? 0 : low - (race.points[team] as number);
};

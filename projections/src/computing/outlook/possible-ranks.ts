import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { endingsOf, leastShares, mostShares } from './endings.ts';
import { type Pair, pairsOf, type Shared, sharedToFill, sharedUnder } from './sharing.ts';

/** A table by points alone: teams by index, their points, and the open games. */
export type PointsTable = {
  readonly points: readonly number[];
  readonly games: readonly (readonly [home: number, away: number])[];
  readonly rules: Ruleset;
  /** Further points that one team may get per game, for fair play. */
  readonly extra: number;
  /** The teams that are ranked with each other, such as those of a division; absent when all are. */
  readonly ranked?: ReadonlySet<number>;
};

/** Returns the teams that a team is ranked with. Games against all others still give points. */
export const rivalsOf = ({ points, ranked }: PointsTable, team: number): readonly number[] =>
  points.flatMap((_, one) => (one === team || ranked?.has(one) === false ? [] : [one]));

/**
 * The best and the worst possible rank by points. Ties count for the team in the best case and against it in the worst,
 * since a tie-break may go either way. `isExact`: both can really happen; otherwise they are bounds, and no rank
 * outside of them is possible.
 */
export type PossibleRanks = { readonly best: number; readonly worst: number; readonly isExact: boolean };

/**
 * How games end in an extreme case: `own` are the points of each game of the team, and `shared` splits the points of
 * the other games. `shared` is null when the search was cut short or needed no split.
 */
export type ExtremeEnding = {
  readonly own: readonly [team: number, opponent: number];
  readonly pairs: readonly Pair[];
  readonly shared: Shared | null;
};

/** Number of sets of teams to try before the search returns the bound proven so far. */
const mostTries = 60;

/** Yields the subsets of `size` items, in order. */
function* choose(items: readonly number[], size: number): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = 0; at + size <= items.length; at += 1)
    for (const rest of choose(items.slice(at + 1), size - 1)) yield [items[at] as number, ...rest];
}

const gamesOf = (games: PointsTable['games'], team: number): number =>
  games.filter((game) => game.includes(team)).length;

export type Extreme = { readonly count: number; readonly isSure: boolean; readonly way: ExtremeEnding };

/**
 * Returns the fewest teams that must end above the team in its best case. `isSure` is false when the search was cut
 * short.
 */
const fewestAbove = (race: PointsTable, team: number): Extreme => {
  const shares = leastShares(race.rules);
  const best = Math.max(...endingsOf(race.rules).map(([home]) => home));
  const against = Math.min(...endingsOf(race.rules).flatMap(([home, away]) => (home === best ? [away] : [])));
  const mine = (race.points[team] as number) + gamesOf(race.games, team) * (best + race.extra);
  const others = race.games.filter((game) => !game.includes(team));
  const own = race.games.filter((game) => game.includes(team));
  const minimumPoints = (one: number) =>
    (race.points[one] as number) + gamesOf(own, one) * against + gamesOf(others, one) * shares.base;
  const rivals = rivalsOf(race, team);
  const forced = rivals.filter((one) => minimumPoints(one) > mine);
  const free = rivals.filter((one) => minimumPoints(one) <= mine);
  const canPass = free.filter(
    (one) => minimumPoints(one) + gamesOf(others, one) * shares.units * shares.size > mine,
  );
  // Only teams that could pass need a limit.
  const limits = new Map(canPass.map((one) => [one, Math.floor((mine - minimumPoints(one)) / shares.size)]));
  const pairs = pairsOf(others);
  const ending = (count: number, isSure: boolean, shared: Shared | null): Extreme => ({
    count: forced.length + count,
    isSure,
    way: { own: [best, against], pairs, shared },
  });
  let tries = 0;
  for (let size = 0; size <= canPass.length; size += 1) {
    for (const passing of choose(canPass, size)) {
      tries += 1;
      if (tries > mostTries) return ending(size, false, null);
      const held = new Map([...limits].filter(([one]) => !passing.includes(one)));
      const shared = sharedUnder({ pairs, shares }, held);
      if (shared) return ending(size, shares.isExact, shared);
    }
  }
  return ending(free.length, shares.isExact, null);
};

/** Returns the most teams that can end with `mine` points or more. `isSure` is false when the search was cut short. */
const mostTeamsAtOrAbove = (race: PointsTable, team: number, mine: number): Extreme => {
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
  const rivals = rivalsOf(race, team);
  const alreadyAtOrAbove = rivals.filter((one) => sure(one) >= mine);
  const canReach = rivals.filter(
    (one) => sure(one) < mine && sure(one) + gamesOf(others, one) * shares.units * shares.size >= mine,
  );
  const pairs = pairsOf(others);
  const ending = (count: number, isSure: boolean, shared: Shared | null): Extreme => ({
    count: alreadyAtOrAbove.length + count,
    isSure,
    way: { own: [worst, against], pairs, shared },
  });
  let tries = 0;
  for (let size = canReach.length; size >= 0; size -= 1) {
    for (const reaching of choose(canReach, size)) {
      tries += 1;
      if (tries > mostTries) return ending(size, false, null);
      const needs = new Map(reaching.map((one) => [one, Math.ceil((mine - sure(one)) / shares.size)]));
      const shared = sharedToFill({ pairs, shares }, needs);
      if (shared) return ending(size, shares.isExact, shared);
    }
  }
  return ending(0, shares.isExact, null);
};

const leastOf = ({ points, games, rules }: PointsTable, team: number): number =>
  (points[team] as number) + gamesOf(games, team) * Math.min(...endingsOf(rules).flat());

/**
 * Returns the best and the worst case of a team: how many others are above it, or level with it, and by which outcomes.
 */
export const extremesOf = (race: PointsTable, team: number) => ({
  best: fewestAbove(race, team),
  worst: mostTeamsAtOrAbove(race, team, leastOf(race, team)),
});
export type Extremes = ReturnType<typeof extremesOf>;

/** Returns the possible final ranks of a team. */
export const ranksOf = ({ best, worst }: Extremes): PossibleRanks => ({
  best: best.count + 1,
  worst: worst.count + 1,
  isExact: best.isSure && worst.isSure,
});

export const possibleRanks = (race: PointsTable, team: number): PossibleRanks =>
  ranksOf(extremesOf(race, team));

/**
 * Returns the magic number: the fewest points with which the team surely ends among the first `places`, whatever others
 * do. 0 when that is already sure; null when its own points cannot suffice.
 */
export const magicNumber = (race: PointsTable, team: number, places: number): number | null => {
  const have = leastOf(race, team);
  const most =
    (race.points[team] as number) + gamesOf(race.games, team) * Math.max(...endingsOf(race.rules).flat());
  const isSafe = (mine: number): boolean => mostTeamsAtOrAbove(race, team, mine).count + 1 <= places;
  if (!isSafe(most)) return null;
  let [low, high] = [have, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isSafe(middle)) high = middle;
    else low = middle + 1;
  }
  return low - (race.points[team] as number) <= 0 ? 0 : low - (race.points[team] as number);
};

import { leastShares, mostShares, type Shares } from '../season-race/endings.ts';
import { type Pair, type Shared, sharedToFill, sharedUnder } from './sharing.ts';
import type { Work } from './max-flow.ts';
import type { Contest } from './contest.ts';

/**
 * A bound on the rivals that end ahead: the fewest or the most. `shared` distributes the units of each pair's games so
 * that this number is reached by the first criterion; null when no distribution was found.
 */
export type Bound = {
  readonly count: number;
  readonly pairs: readonly Pair[];
  readonly shares: Shares;
  readonly shared: Shared | null;
};

/** Number of sets of teams to try before a bound proven so far is returned. */
const mostTries = 40;

/** Yields the subsets of `size` items, in order. */
function* choose(items: readonly number[], size: number): Generator<ReadonlySet<number>> {
  if (size === 0) return yield new Set();
  for (let at = 0; at + size <= items.length; at += 1)
    for (const rest of choose(items.slice(at + 1), size - 1)) yield new Set([items[at] as number, ...rest]);
}

/** Returns how many of the largest numbers are needed for a sum. */
const countToReach = (sum: number, largestFirst: readonly number[]): number => {
  let [count, reached] = [0, 0];
  for (; reached < sum && count < largestFirst.length; count += 1) reached += largestFirst[count] as number;
  return count;
};

/** Returns the numbers of open games of a team, by the other one. */
const gamesAgainst = ({ pairs }: Contest, team: number): ReadonlyMap<number, number> =>
  new Map(
    pairs.flatMap(([one, other, games]) =>
      one === team || other === team ? [[one === team ? other : one, games]] : [],
    ),
  );

const rivalsOf = ({ ranked }: Contest, team: number): readonly number[] =>
  ranked.filter((one) => one !== team);

type Best = { readonly value: number; readonly isAheadWhenLevel: (rival: number) => boolean };

/** Returns the fewest rivals that must end ahead of a team that wins all its games and ends with `value`. */
export const fewestAhead = (
  contest: Contest,
  team: number,
  { value, isAheadWhenLevel }: Best,
  work: Work,
): Bound => {
  const { race, now, kinds, most } = contest;
  const gains = kinds.map((kind) => kind.gains);
  const shares = leastShares(gains);
  const against = Math.min(...gains.flatMap(([own, other]) => (own === most ? [other] : [])));
  const own = gamesAgainst(contest, team);
  const countOwn = (rival: number): number => own.get(rival) ?? 0;
  const countOthers = (rival: number): number => (race.toPlay[rival] ?? 0) - countOwn(rival);
  const roomOf = (rival: number): number => {
    const least = (now[rival] ?? 0) + countOwn(rival) * against + countOthers(rival) * shares.base;
    const level = contest.levelOf(rival, team, value);
    const last = isAheadWhenLevel(rival) ? Math.ceil(level) - 1 : Math.floor(level);
    return Math.floor((last - least) / shares.size);
  };
  const rooms = new Map(rivalsOf(contest, team).map((rival) => [rival, roomOf(rival)]));
  const forced = [...rooms.values()].filter((room) => room < 0).length;
  const excessOf = (rival: number): number => countOthers(rival) * shares.units - (rooms.get(rival) ?? 0);
  const canPass = [...rooms.keys()]
    .filter((rival) => (rooms.get(rival) ?? 0) >= 0 && excessOf(rival) > 0)
    .sort((a, b) => excessOf(b) - excessOf(a) || a - b);
  const pairs = contest.pairs.filter(([one, other]) => one !== team && other !== team);
  const under = (passing: ReadonlySet<number>) =>
    sharedUnder(
      { pairs, shares },
      new Map(canPass.flatMap((rival) => (passing.has(rival) ? [] : [[rival, rooms.get(rival) ?? 0]]))),
      work,
    );
  if (work.left <= 0) return { count: forced, pairs, shares, shared: null };
  const first = under(new Set());
  // A flow that ran out of work says too little of the wins that are missing.
  if (first.shared || work.left <= 0) return { count: forced, pairs, shares, shared: first.shared };
  let tries = 0;
  for (let size = countToReach(first.missing, canPass.map(excessOf)); size <= canPass.length; size += 1)
    for (const passing of choose(canPass, size)) {
      const { shared } = under(passing);
      if (shared) return { count: forced + size, pairs, shares, shared };
      tries += 1;
      if (tries > mostTries || work.left <= 0) return { count: forced + size, pairs, shares, shared: null };
    }
  return { count: forced + canPass.length, pairs, shares, shared: null };
};

type Worst = Best & {
  /** The points that the team gains in its own games at least. */
  readonly ownGain: number;
};

/** Returns the needs of each rival to end ahead of a team that ends with `value`. */
const needsOf = (contest: Contest, team: number, { value, ownGain, isAheadWhenLevel }: Worst, work: Work) => {
  const { race, now, kinds, extra, pairs } = contest;
  const shares = mostShares(kinds.map((kind) => kind.gains));
  const count = (one: number): number => race.toPlay[one] ?? 0;
  const needOf = (rival: number): number => {
    const sure = (now[rival] ?? 0) + count(rival) * (shares.base + extra);
    const level = contest.levelOf(rival, team, value);
    const first = isAheadWhenLevel(rival) ? Math.ceil(level) : Math.floor(level) + 1;
    return Math.ceil((first - sure) / shares.size);
  };
  const needs = new Map(rivalsOf(contest, team).map((rival) => [rival, needOf(rival)]));
  const ahead = [...needs.values()].filter((need) => need <= 0).length;
  const canReach = [...needs.keys()]
    .filter((rival) => (needs.get(rival) ?? 0) > 0 && (needs.get(rival) ?? 0) <= count(rival) * shares.units)
    .sort((a, b) => (needs.get(b) ?? 0) - (needs.get(a) ?? 0) || a - b);
  const own = Math.max(0, Math.ceil((ownGain - count(team) * shares.base) / shares.size));
  const fill = (reaching: readonly number[]) =>
    sharedToFill(
      { pairs, shares },
      new Map([[team, own], ...reaching.map((rival) => [rival, needs.get(rival) ?? 0] as const)]),
      work,
    );
  return { needs, ahead, canReach, pairs, shares, fill };
};

/** Returns the most rivals that can end ahead of a team that ends with `value`. */
export const mostAhead = (contest: Contest, team: number, worst: Worst, work: Work): Bound => {
  const { needs, ahead, canReach, pairs, shares, fill } = needsOf(contest, team, worst, work);
  if (work.left <= 0) return { count: ahead + canReach.length, pairs, shares, shared: null };
  const first = fill(canReach);
  if (first.shared || work.left <= 0)
    return { count: ahead + canReach.length, pairs, shares, shared: first.shared };
  const sizes = canReach.map((rival) => needs.get(rival) ?? 0);
  let tries = 0;
  for (let dropped = countToReach(first.missing, sizes); dropped <= canReach.length; dropped += 1)
    for (const without of choose(canReach, dropped)) {
      const { shared } = fill(canReach.filter((rival) => !without.has(rival)));
      const count = ahead + canReach.length - dropped;
      if (shared) return { count, pairs, shares, shared };
      tries += 1;
      if (tries > mostTries || work.left <= 0) return { count, pairs, shares, shared: null };
    }
  return { count: ahead, pairs, shares, shared: null };
};

/** Returns a bound below `places` when it is proven that fewer rivals than `places` can end ahead. */
export const canBeAhead = (
  contest: Contest,
  team: number,
  worst: Worst & { readonly places: number },
  work: Work,
): Bound => {
  const { places } = worst;
  const { ahead, canReach, pairs, shares, fill } = needsOf(contest, team, worst, work);
  const wanted = places - ahead;
  if (wanted <= 0) return { count: places, pairs, shares, shared: null };
  let tries = 0;
  for (const reaching of choose(canReach.toReversed(), wanted)) {
    const { shared } = fill([...reaching]);
    if (shared) return { count: places, pairs, shares, shared };
    tries += 1;
    if (tries > mostTries || work.left <= 0) return { count: places, pairs, shares, shared: null };
  }
  return { count: places - 1, pairs, shares, shared: null };
};

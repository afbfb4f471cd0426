import type { SeasonRace } from '../season-race/season-race.ts';
import { type Bound, canBeAhead, fewestAhead, mostAhead } from './bounds.ts';
import { type Contest, contestOf, type Kind } from './contest.ts';
import { aheadWhenLevel } from './level-rivals.ts';
import { isProven } from './proof.ts';
import { reachesOf } from './reach.ts';
import { type Found, type Search, search, type Way } from './search.ts';
import type { Extreme } from './tie-order.ts';

/**
 * How many rivals end ahead in an extreme case; no outcome lies beyond. `isExact`: it can really happen, by `way`.
 * Where a tie may still go either way, it counts for the team in its best case and against it in its worst.
 */
export type ExtremeRank = { readonly ahead: number; readonly isExact: boolean; readonly way: Way | null };

/** The outcomes of single games that one search may try, after the first end of the season that it looks at. */
const mostOfSearch = 1_500;

/** The work left for a table: outcomes of single games for its searches, and edges for the flows of its bounds. */
export type TableWork = { searches: number; readonly flows: { left: number } };
export const workOfTable = (): TableWork => ({ searches: 30_000, flows: { left: 2_000_000 } });

export type Certainty = {
  readonly contest: Contest;
  /** Whether the first criterion alone lets the team still end at every rank. */
  readonly isOpen: (team: number) => boolean;
  readonly extreme: (team: number, extreme: Extreme) => ExtremeRank;
  /** How many rivals end ahead at least, or at most, whichever of them are compared with each other; never exact. */
  readonly bound: (team: number, extreme: Extreme) => number;
  /**
   * The fewest points with which the team surely ends among the first `places`, whatever others do; 0 when that is
   * sure already, null when its own results cannot suffice. Beyond the budget it may be more than is needed.
   */
  readonly magicNumber: (team: number, places: number) => number | null;
};

type IsAhead = (rival: number) => boolean;
type Case = { readonly value: number; readonly isAheadWhenLevel: IsAhead; readonly bound: Bound };

/** Returns the outcomes that share the units as a bound does, as far as single outcomes give such shares. */
const guideOf = (
  { race, games, kinds }: Contest,
  { pairs, shares, shared }: Bound,
): ReadonlyMap<number, Kind> => {
  if (!shared) return new Map();
  const left = new Map(pairs.map(([one, other], at) => [`${one} ${other}`, shared[at] ?? 0]));
  return new Map(
    games.flatMap((game): [number, Kind][] => {
      const { home = 0, away = 0 } = race.games[game] ?? {};
      const key = `${Math.min(home, away)} ${Math.max(home, away)}`;
      const ofFirst = left.get(key);
      if (ofFirst === undefined) return [];
      const units = Math.min(shares.units, ofFirst);
      left.set(key, ofFirst - units);
      const [first, second] = [
        shares.base + units * shares.size,
        shares.base + (shares.units - units) * shares.size,
      ];
      const wanted = home < away ? [first, second] : [second, first];
      const kind = kinds.find(({ gains }) => gains[0] === wanted[0] && gains[1] === wanted[1]);
      return kind ? [[game, kind]] : [];
    }),
  );
};

const once = <Value>(compute: (key: string) => Value): ((key: string) => Value) => {
  const known = new Map<string, Value>();
  return (key) => {
    const found = known.get(key) ?? compute(key);
    known.set(key, found);
    return found;
  };
};

/**
 * Returns what is certain in a table or a division whose teams are ranked by the criteria alone; null where the first
 * criterion has no bounds, or games are too many. `work` is used up.
 */
export const certaintyByCriteria = (
  race: SeasonRace,
  divisionId?: number,
  work: TableWork = workOfTable(),
): Certainty | null => {
  const contest = contestOf(race, divisionId);
  if (!contest) return null;
  const { now, least, most, extra, ranked } = contest;
  const reachOf = reachesOf(contest);
  if (!reachOf) return null;
  const gamesOf = (team: number): number => race.toPlay[team] ?? 0;

  const searchWith = (what: Omit<Search, 'bound' | 'guide' | 'budget'>, bound: Bound): Found => {
    const budget = Math.min(work.searches, mostOfSearch);
    const found = search(contest, { ...what, bound: bound.count, guide: guideOf(contest, bound), budget });
    work.searches -= found.tried;
    return found;
  };

  const caseOf = (team: number, extreme: Extreme): Case => {
    const isWorst = extreme === 'worst';
    const gained = gamesOf(team) * (isWorst ? least : most + extra);
    const value = (now[team] ?? 0) + gained;
    const isAheadWhenLevel = aheadWhenLevel(contest, reachOf, { team, value, extreme });
    const bound = isWorst
      ? mostAhead(contest, team, { value, ownGain: 0, isAheadWhenLevel }, work.flows)
      : fewestAhead(contest, team, { value, isAheadWhenLevel }, work.flows);
    return { value, isAheadWhenLevel, bound };
  };
  const cases = once((key) => {
    const [extreme, team] = key.split(' ');
    return caseOf(Number(team), extreme as Extreme);
  });

  const extremeOf = (team: number, extreme: Extreme): ExtremeRank => {
    const { bound, isAheadWhenLevel } = cases(`${extreme} ${team}`);
    const found = searchWith({ team, extreme, ownGain: 0, isAheadWhenLevel }, bound);
    if (!found.isDone || !found.way) return { ahead: bound.count, isExact: false, way: null };
    const { ahead, way } = found;
    const isExact = isProven(contest, { team, extreme, ahead }, way);
    return { ahead, isExact, way: isExact ? way : null };
  };
  const extremes = once((key) => {
    const [extreme, team] = key.split(' ');
    return extremeOf(Number(team), extreme as Extreme);
  });

  /** Whether the team surely ends among the first places once it has gained so much. */
  const isSafe = (team: number, gain: number, places: number): boolean => {
    const value = (now[team] ?? 0) + gain;
    const isAheadWhenLevel = aheadWhenLevel(contest, reachOf, { team, value, extreme: 'worst' });
    // Fair-play points count first, because they take nothing from other teams.
    const ownGain = Math.max(0, gain - extra * gamesOf(team));
    const bound = canBeAhead(contest, team, { value, ownGain, isAheadWhenLevel, places }, work.flows);
    if (bound.count < places) return true;
    const found = searchWith({ team, extreme: 'worst', ownGain: gain, isAheadWhenLevel: () => true }, bound);
    return found.isDone && found.ahead < places;
  };

  return {
    contest,
    isOpen: (team) =>
      cases(`best ${team}`).bound.count === 0 && cases(`worst ${team}`).bound.count === ranked.length - 1,
    extreme: (team, extreme) => extremes(`${extreme} ${team}`),
    bound: (team, extreme) => cases(`${extreme} ${team}`).bound.count,
    magicNumber: (team, places) => {
      let [low, high] = [gamesOf(team) * least, gamesOf(team) * (most + extra)];
      if (isSafe(team, low, places)) return 0;
      if (!isSafe(team, high, places)) return null;
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (isSafe(team, middle, places)) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
};

import { type Contest, type Kind, sideOf } from './contest.ts';
import { playOf } from './play.ts';
import { countAhead } from './count-ahead.ts';
import type { Extreme } from './tie-order.ts';
import { valuesInPlay } from './values-in-play.ts';

/** Outcomes that lead to an extreme rank, by game of the race; games without one do not matter. */
export type Way = {
  readonly kinds: ReadonlyMap<number, Kind>;
  /** The value that the team ends with, and the teams that are level with it by then. */
  readonly value: number;
  readonly level: readonly number[];
  /** The rivals that end ahead by the first criterion. */
  readonly above: readonly number[];
};

export type Search = {
  readonly team: number;
  readonly extreme: Extreme;
  /** The points that the team gains in its own games at least, fair play included; 0 in its best case, where it wins them all. */
  readonly ownGain: number;
  /** No outcome lies beyond this number of rivals ahead: the search ends once it is reached. */
  readonly bound: number;
  /** Whether a rival that ends level, with this value, may count as ahead. */
  readonly isAheadWhenLevel: (rival: number) => boolean;
  /** The outcome to try first, by game. */
  readonly guide: ReadonlyMap<number, Kind>;
  /** The most outcomes of single games to try. */
  readonly budget: number;
};

/** `isDone`: every outcome that matters was tried, or the bound was reached. */
export type Found = {
  readonly ahead: number;
  readonly way: Way | null;
  readonly isDone: boolean;
  readonly tried: number;
};

/** Upper bound on the games of others that are all tried where criteria compare with the team next to a tie. */
const mostForNextBest = 5;

/** Returns the outcomes that differ for one side of a game. */
const kindsOfSide = (kinds: readonly Kind[], isHome: boolean): readonly Kind[] => {
  const keyOf = ({ gains, points, winner, decided }: Kind): string => {
    const won = winner === (isHome ? 1 : -1);
    return [sideOf(gains, isHome), sideOf(points, isHome), won, won && decided].join(' ');
  };
  return [...Map.groupBy(kinds, keyOf).values()].flatMap(([first]) => first ?? []);
};

/**
 * Searches the outcomes of the open games for the one with the fewest, or the most, rivals ahead of a team. Games of
 * teams that surely end on one side of the team are left out. Goals count as open within what the results allow.
 */
export const search = (
  contest: Contest,
  { team, extreme, ownGain, bound, isAheadWhenLevel, guide, budget }: Search,
): Found => {
  const { race, ranked, now, kinds, extra, most, least, levelOf } = contest;
  const { toPlay } = race;
  const play = playOf(contest);
  const values = valuesInPlay(contest, play);
  const rivals = ranked.filter((one) => one !== team);
  const isRanked = new Set(ranked);
  const flexOf = (one: number): number => extra * (toPlay[one] ?? 0);
  const isWorst = extreme === 'worst';
  const isBetter = (count: number, than: number): boolean => (isWorst ? count > than : count < than);
  const own = contest.games.filter(
    (game) => race.games[game]?.home === team || race.games[game]?.away === team,
  );
  const ofTeam = new Set(own);
  const others = contest.games.filter((game) => !ofTeam.has(game));
  const games = [...own, ...others];
  const ownLimit = isWorst ? least : most;
  // With a strictly better result of its own, a team never ends worse.
  const ownKinds = (isHome: boolean): readonly Kind[] =>
    isWorst && ownGain > 0 ? kinds : kinds.filter((kind) => sideOf(kind.gains, isHome) === ownLimit);
  const [ofHome, ofAway] = [kindsOfSide(kinds, true), kindsOfSide(kinds, false)];
  const kindsFor = (isHomeOpen: boolean, isAwayOpen: boolean): readonly Kind[] => {
    if (isHomeOpen && isAwayOpen) return kinds;
    return isHomeOpen ? ofHome : ofAway;
  };
  const valueNow = (): number => {
    const gained = (play.value[team] as number) - (now[team] ?? 0);
    return (now[team] ?? 0) + (isWorst ? Math.max(gained, ownGain) : gained + flexOf(team));
  };

  // The team next to a tie is known once all games are, and trying all takes too long when many are left.
  const isWhole = contest.comparesNextBest && others.length <= mostForNextBest;

  const ended = new Map<number, Kind>();
  let found: Way | null = null;
  let ahead = isWorst ? -1 : rivals.length + 1;
  let tried = 0;
  let isCut = false;
  let isPartial = false;

  const isOpen = (one: number, value: number): boolean => {
    if (!isRanked.has(one) || one === team) return false;
    if (isWhole) return true;
    const level = levelOf(one, team, value);
    return (play.lowest[one] as number) <= level && (play.highest[one] as number) + flexOf(one) >= level;
  };

  /** Returns the fewest, or the most, rivals that can be ahead after any results of the remaining games. */
  const limitAt = (value: number): number => {
    let count = 0;
    for (const rival of rivals) {
      const reached = isWorst
        ? (play.highest[rival] as number) + flexOf(rival)
        : (play.lowest[rival] as number);
      const level = levelOf(rival, team, value);
      if (reached > level || (reached === level && isAheadWhenLevel(rival))) count += 1;
    }
    return count;
  };

  const isReached = (): boolean => found !== null && !isBetter(bound, ahead);

  const tryGames = (at: number): void => {
    const value = at < own.length ? null : valueNow();
    if (value === null && isWorst && ownGain > 0) {
      // Skips outcomes in which the team can no longer gain `ownGain`.
      const gained = (play.highest[team] as number) + flexOf(team) - (now[team] ?? 0);
      if (gained < ownGain) return;
    }
    if (value !== null) {
      if (isWorst && ownGain > 0 && (play.value[team] as number) + flexOf(team) - (now[team] ?? 0) < ownGain)
        return;
      if (found && !isBetter(limitAt(value), ahead)) return;
    }
    const game = games[at];
    if (game === undefined) {
      const leaf = countAhead(contest, { play, values }, { team, extreme, value: value ?? 0 });
      tried += leaf.tried;
      if (!leaf.isWhole) isPartial = true;
      if (!found || isBetter(leaf.ahead, ahead)) {
        ahead = leaf.ahead;
        found = { kinds: new Map(ended), value: value ?? 0, level: leaf.level, above: leaf.above };
      }
      return;
    }
    const { home = 0, away = 0 } = race.games[game] ?? {};
    if (value !== null && !isOpen(home, value) && !isOpen(away, value)) return tryGames(at + 1);
    const wanted = guide.get(game);
    const possible =
      value === null ? ownKinds(home === team) : kindsFor(isOpen(home, value), isOpen(away, value));
    const inOrder =
      wanted && possible.includes(wanted) ? [wanted, ...possible.filter((one) => one !== wanted)] : possible;
    for (const kind of inOrder) {
      // Outcomes up to the first complete end of the season do not count against the budget.
      if (found !== null) tried += 1;
      if (tried > budget) isCut = true;
      if (isCut || isReached()) return;
      play.end(game, kind, 1);
      ended.set(game, kind);
      tryGames(at + 1);
      ended.delete(game);
      play.end(game, kind, -1);
    }
  };
  tryGames(0);
  return { ahead, way: found, isDone: isReached() || (!isCut && !isPartial), tried };
};

import { type Board, createBoard } from './board.ts';
import { type IceSlot, type Limits, slotsOf } from './ice-slots.ts';
import { exchange, type HoursOf, makeRoom } from './make-room.ts';
import type { Pairing } from './round-robin.ts';

export type PlacedGame = Pairing & {
  readonly date: string;
  readonly time: string;
  readonly venue: string;
};
/**
 * A game without a slot: there is no day with ice, all ice is taken, the ice of the home team is taken, or its teams
 * play on all days with free ice.
 */
export type Unplaced = Pairing & { readonly why: 'no-day' | 'no-ice' | 'no-home-ice' | 'teams-busy' };
export type Schedule = { readonly games: readonly PlacedGame[]; readonly unplaced: readonly Unplaced[] };

/** Limit of the hours examined for games that are not placed directly; bounds the time on a phone. */
const mostLooks = 300_000;

const inOrder = (one: PlacedGame, other: PlacedGame): number =>
  one.date.localeCompare(other.date) ||
  one.time.localeCompare(other.time) ||
  one.venue.localeCompare(other.venue);

/** Returns the hours for home games of a team, by its index: of its home ice, or of shared ice. */
const homeHours = (
  slots: readonly IceSlot[],
  ice: Limits['ice'],
  teams: number,
): readonly (readonly number[])[] => {
  const withOwn = new Set(ice.flatMap((one) => one.teams ?? []));
  return Array.from({ length: teams }, (_, team) =>
    slots.flatMap(({ owners }, at) =>
      owners.some((those) => (those.length === 0 ? !withOwn.has(team) : those.includes(team))) ? [at] : [],
    ),
  );
};

/** Returns the limit of games that fit: the hours, or pairs of teams, of each day. */
const mostPossible = (slots: readonly IceSlot[], teams: number): number =>
  [...Map.groupBy(slots, ({ day }) => day).values()].reduce(
    (sum, { length }) => sum + Math.min(length, Math.floor(teams / 2)),
    0,
  );

/** Finds hours for games by moving others; returns the games without one. */
const fitIn = (
  board: Board,
  without: readonly number[],
  hoursOf: HoursOf,
  most: number,
): readonly number[] => {
  const looks = { left: mostLooks };
  const isFull = () => board.games().length >= most || looks.left < 0;
  let left = without;
  for (;;) {
    left = left.filter((game) => isFull() || !makeRoom(board, game, hoursOf, looks));
    if (left.length < 2 || isFull()) return left;
    const next = exchange(board, left, hoursOf, looks);
    if (next === left) return left;
    left = next;
  }
};

/**
 * Assigns games to hours of ice. The rounds are spread evenly over the days: a game gets the first day from its round’s
 * target on, or else the last day before it, that has free ice and on which neither team plays. No team plays twice a
 * day, and a team with home ice has its home games only there. A game without a free hour moves others, so that none is
 * left out when all fit.
 */
export const placeGames = (pairings: readonly Pairing[], limits: Limits): Schedule => {
  const slots = slotsOf(limits);
  const days = Math.max(-1, ...slots.map(({ day }) => day)) + 1;
  const rounds = Math.max(0, ...pairings.map(({ round }) => round)) + 1;
  const teams = Math.max(0, ...pairings.flatMap(({ home, away }) => [home, away])) + 1;
  const ofTeam = homeHours(slots, limits.ice, teams);
  const board = createBoard(pairings, slots);
  const hoursOfGame = pairings.map(({ round, home }): readonly number[] => {
    const target = Math.floor((round * days) / rounds);
    const hours = ofTeam[home] ?? [];
    const from = hours.findIndex((at) => (slots[at]?.day ?? 0) >= target);
    return from === -1 ? hours.toReversed() : [...hours.slice(from), ...hours.slice(0, from).toReversed()];
  });
  const hoursOf: HoursOf = (game) => hoursOfGame[game] ?? [];
  const without = pairings.flatMap((_, game) => {
    const hour = hoursOf(game).find((at) => board.blockers(game, at).length === 0);
    if (hour === undefined) return [game];
    board.put(game, hour);
    return [];
  });
  const left = fitIn(board, without, hoursOf, mostPossible(slots, teams));
  const why = (game: number): Unplaced['why'] => {
    if (slots.length === 0) return 'no-day';
    if (!slots.some((_, at) => board.isFree(at))) return 'no-ice';
    return hoursOf(game).some(board.isFree) ? 'teams-busy' : 'no-home-ice';
  };
  const games = pairings.flatMap((pairing, game) => {
    const slot = slots[board.hourOf(game)];
    return slot ? [{ ...pairing, date: slot.date, time: slot.time, venue: slot.venue }] : [];
  });
  return {
    games: games.toSorted(inOrder),
    unplaced: left.flatMap((game) => {
      const pairing = pairings[game];
      return pairing ? [{ ...pairing, why: why(game) }] : [];
    }),
  };
};

/** Returns the number of home and away games of each team, by its index in the list. */
export const balanceOf = (games: readonly Pairing[], teams: number) =>
  Array.from({ length: teams }, (_, team) => ({
    home: games.filter(({ home }) => home === team).length,
    away: games.filter(({ away }) => away === team).length,
  }));

/** A schedule made during its season begins today. */
export const firstDay = (
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  now: string,
): string => (startsOn < now && now <= endsOn ? now : startsOn);

import { feedersOf, type PairedSlot } from './bracket-order.ts';
import type { PlannedSlot } from './bracket.ts';
import { slugOf } from '../site/slug.ts';
import { minutesOf, minutesOfIce } from './same-game.ts';

// No zod schemas in this file: the form of brackets loads it.

/** Less than an hour between two games of a team is too little rest. */
const minutesOfRest = 60;

export type Moment = Pick<PlannedSlot, 'date' | 'time' | 'venue' | 'city'> & {
  /** True once it has been played: nothing about it can change. */
  readonly isOver?: boolean;
};
export type TimedSlot = PairedSlot & Moment;

/** A game of the tournament outside this bracket. */
export type OtherGame = Moment & {
  readonly key: string;
  readonly teamIds: readonly number[];
  /** The group whose table it counts for, null for the only table; absent for other games. */
  readonly group?: string | null;
};

/**
 * `early`: a game begins before the other, whose result it needs, is over. `rest`: a team plays both with less than an
 * hour between them. `team`: a team plays both at once. `ice`: both are on one ice at once. `other` is the code of a
 * game of the bracket, or the key of another game.
 */
export type TimeProblem = {
  readonly kind: 'early' | 'rest' | 'team' | 'ice';
  readonly game: string;
  readonly other: string;
};

type Named = Moment & { readonly key: string };

/** Returns the minutes from one game to another; null where a time is not known. */
const minutesFrom = (one: Moment, other: Moment): number | null => {
  const [before, after] = [minutesOf(one.time), minutesOf(other.time)];
  if (before === null || after === null) return null;
  return (Date.parse(other.date) - Date.parse(one.date)) / 60_000 + after - before;
};

/**
 * Returns `early` for a game before the result that it needs, `rest` for one that leaves a team no rest; otherwise
 * null.
 */
const afterwards = (game: Moment, needed: Moment): 'early' | 'rest' | null => {
  const minutes = minutesFrom(needed, game);
  if (minutes === null) return game.date < needed.date ? 'early' : null;
  if (minutes < minutesOfIce) return 'early';
  return minutes < minutesOfIce + minutesOfRest ? 'rest' : null;
};

const isLater = (one: Moment, other: Moment): boolean =>
  (minutesFrom(other, one) ?? one.date.localeCompare(other.date)) > 0;

const keyed = (slot: TimedSlot): Named => ({ ...slot, key: slot.slot });

/** Returns the games of the bracket that a game needs; for those without a time, also the games before them. */
const neededBy = (game: TimedSlot, slots: ReadonlyMap<string, TimedSlot>): readonly Named[] => {
  const seen = new Set([game.slot]);
  const look = (one: TimedSlot): readonly Named[] =>
    feedersOf(one).flatMap((code) => {
      const feeder = slots.get(code);
      if (!feeder || seen.has(code)) return [];
      seen.add(code);
      return feeder.time === null ? [keyed(feeder), ...look(feeder)] : [keyed(feeder)];
    });
  return look(game);
};

/** Returns the last game of each group that a game takes teams from. */
const lastOfGroups = ({ home, away }: TimedSlot, games: readonly OtherGame[]): readonly Named[] => {
  const ofGroups = games.filter(({ group }) => group !== undefined);
  const isAny = [home, away].some(({ from }) => from === 'best');
  const names = new Set([home, away].flatMap((place) => (place.from === 'group' ? [place.group] : [])));
  const needed = ofGroups.filter(({ group = null }) => isAny || names.has(group));
  return [...Map.groupBy(needed, ({ group }) => group).values()].flatMap(([first, ...rest]) =>
    first ? [rest.reduce((last, one) => (isLater(one, last) ? one : last), first)] : [],
  );
};

/** Returns the games of a team that the plan names directly. */
const ofTeams = ({ home, away }: TimedSlot, games: readonly OtherGame[]): readonly OtherGame[] => {
  const ids = new Set([home, away].flatMap((place) => (place.from === 'team' ? [place.teamId] : [])));
  return games.filter(({ teamIds }) => teamIds.some((id) => ids.has(id)));
};

const isOnOneIce = (one: Moment, other: Moment): boolean => {
  if (one.date !== other.date || (one.isOver && other.isOver)) return false;
  if (one.venue === null || other.venue === null || slugOf(one.venue) !== slugOf(other.venue)) return false;
  if (one.city && other.city && slugOf(one.city) !== slugOf(other.city)) return false;
  const minutes = minutesFrom(one, other);
  return minutes !== null && Math.abs(minutes) < minutesOfIce;
};

/** Returns the games of a bracket whose day, time or ice conflicts with another game. */
export const timeProblems = (
  slots: readonly TimedSlot[],
  games: readonly OtherGame[],
): readonly TimeProblem[] => {
  const bySlot = new Map(slots.map((slot) => [slot.slot, slot]));
  return slots.flatMap((slot, at) => {
    const problem = (kind: TimeProblem['kind'] | null, other: string): TimeProblem[] =>
      kind ? [{ kind, game: slot.slot, other }] : [];
    // A game without a day, in an unfinished form, conflicts with no other.
    if (slot.isOver || slot.date === '') return [];
    const needed = [...neededBy(slot, bySlot), ...lastOfGroups(slot, games)];
    const own = ofTeams(slot, games).filter(({ key }) => !needed.some((one) => one.key === key));
    const others = [...slots.slice(at + 1).map(keyed), ...games];
    return [
      ...needed.flatMap((one) => problem(afterwards(slot, one), one.key)),
      ...own.flatMap((one) => {
        const minutes = Math.abs(minutesFrom(one, slot) ?? Number.POSITIVE_INFINITY);
        if (minutes < minutesOfIce) return problem('team', one.key);
        return problem(minutes < minutesOfIce + minutesOfRest ? 'rest' : null, one.key);
      }),
      ...others.flatMap((one) => problem(isOnOneIce(slot, one) ? 'ice' : null, one.key)),
    ];
  });
};

import type { Pairing } from './round-robin.ts';

/** Available ice: a venue, its days of the week (0 is Sunday) and the starting times (`09:00`). */
export type Ice = {
  readonly venue: string;
  readonly weekdays: readonly number[];
  readonly times: readonly string[];
};
export type Limits = {
  /** First day and, in `to`, last day: `2025-10-04`. */
  readonly from: string;
  readonly to: string;
  /** Days without games, `2025-10-04`. */
  readonly without: readonly string[];
  readonly ice: readonly Ice[];
};

export type PlacedGame = Pairing & {
  readonly date: string;
  readonly time: string;
  readonly venue: string;
};
/** A game without a slot: there is no day with ice, all ice is taken, or its teams play on all days with free ice. */
export type Unplaced = Pairing & { readonly why: 'no-day' | 'no-ice' | 'teams-busy' };
export type Schedule = { readonly games: readonly PlacedGame[]; readonly unplaced: readonly Unplaced[] };

type Slot = { readonly date: string; readonly time: string; readonly venue: string };

const dayMs = 86_400_000;
const most = 500;

/** Returns the days that have ice, each with its slots by time. */
const daysWithIce = ({ from, to, without, ice }: Limits): (readonly [string, readonly Slot[]])[] => {
  const free = new Set(without);
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  const count = Number.isNaN(first) || Number.isNaN(last) ? 0 : Math.min(most, (last - first) / dayMs + 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => new Date(first + at * dayMs)).flatMap(
    (day) => {
      const date = day.toISOString().slice(0, 10);
      const slots = ice
        .filter(({ weekdays }) => weekdays.includes(day.getUTCDay()))
        .flatMap(({ venue, times }) => times.map((time) => ({ date, time, venue })))
        .toSorted((one, other) => one.time.localeCompare(other.time));
      return slots.length === 0 || free.has(date) ? [] : [[date, slots] as const];
    },
  );
};

/**
 * Assigns games to slots one by one. The rounds are spread evenly over the days: a game gets the first day from its
 * round’s target on, or else the last day before it, that has free ice and on which neither team plays. No team plays
 * twice a day.
 */
export const placeGames = (pairings: readonly Pairing[], limits: Limits): Schedule => {
  const days = daysWithIce(limits);
  const rounds = Math.max(0, ...pairings.map(({ round }) => round)) + 1;
  const left = days.map(([, slots]) => [...slots]);
  const busy = days.map(() => new Set<number>());
  const games: PlacedGame[] = [];
  const unplaced: Unplaced[] = [];
  const order = (round: number): number[] => {
    const target = Math.floor((round * days.length) / rounds);
    const all = days.map((_, at) => at);
    return [...all.slice(target), ...all.slice(0, target).toReversed()];
  };
  for (const pairing of pairings) {
    const { round, home, away } = pairing;
    const withIce = order(round).filter((at) => (left[at]?.length ?? 0) > 0);
    const day = withIce.find((at) => !busy[at]?.has(home) && !busy[at]?.has(away));
    const slot = day === undefined ? undefined : left[day]?.shift();
    if (day === undefined || !slot) {
      unplaced.push({
        ...pairing,
        why: days.length === 0 ? 'no-day' : withIce.length === 0 ? 'no-ice' : 'teams-busy',
      });
      continue;
    }
    busy[day]?.add(home).add(away);
    games.push({ ...pairing, ...slot });
  }
  const inOrder = games.toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      one.time.localeCompare(other.time) ||
      one.venue.localeCompare(other.venue),
  );
  return { games: inOrder, unplaced };
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

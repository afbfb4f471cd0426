/** Available ice: a venue, its days of the week (0 is Sunday) and the starting times (`09:00`). */
export type Ice = {
  readonly venue: string;
  readonly weekdays: readonly number[];
  readonly times: readonly string[];
  /** Indexes of the teams with home games here; without them, all teams that have no home ice. */
  readonly teams?: readonly number[];
};
export type Limits = {
  /** First day and, in `to`, last day: `2025-10-04`. */
  readonly from: string;
  readonly to: string;
  /** Days without games, `2025-10-04`. */
  readonly without: readonly string[];
  readonly ice: readonly Ice[];
};

/** An hour of ice; `day` is the index of its date among the days with ice. */
export type IceSlot = {
  readonly date: string;
  readonly time: string;
  readonly venue: string;
  readonly day: number;
  /** The teams of each ice that has this hour, as in `Ice`. */
  readonly owners: readonly (readonly number[])[];
};

const dayMs = 86_400_000;
const mostDays = 500;

/** Returns the days from the first to the last, at most 500. */
export const daysBetween = (from: string, to: string): readonly string[] => {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  const count =
    Number.isNaN(first) || Number.isNaN(last) ? 0 : Math.min(mostDays, (last - first) / dayMs + 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(first + at * dayMs).toISOString().slice(0, 10),
  );
};

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Returns all hours of ice in order of time, each hour of a venue once. */
export const slotsOf = ({ from, to, without, ice }: Limits): readonly IceSlot[] => {
  const free = new Set(without);
  const days = daysBetween(from, to).filter((date) => !free.has(date));
  const withIce = days.flatMap((date) => {
    const hours = ice
      .filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
      .flatMap(({ venue, times, teams = [] }) => times.map((time) => ({ date, time, venue, teams })));
    return hours.length === 0 ? [] : [hours];
  });
  return withIce.flatMap((hours, day) => {
    // A venue that was entered twice has its hour once, for the teams of both.
    const once = Map.groupBy(hours, ({ time, venue }) => (venue === '' ? {} : `${time} ${venue}`));
    return [...once.values()]
      .flatMap(([first, ...more]) =>
        first
          ? [
              {
                date: first.date,
                time: first.time,
                venue: first.venue,
                day,
                owners: [first, ...more].map(({ teams }) => teams),
              },
            ]
          : [],
      )
      .toSorted((one, other) => one.time.localeCompare(other.time));
  });
};

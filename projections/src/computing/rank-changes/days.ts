export type Days = { readonly from: string; readonly to: string };

/** The first day that Postgres accepts here. */
const firstDay = '0001-01-01';

/** The day some days before another, as far back as the first one. */
export const daysBefore = (days: number, day: string): string => {
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  return before < firstDay ? firstDay : before;
};

/**
 * Returns the two days to compare, the earlier first: by default the last day played and the day before it, as the
 * arrows of the table do. With `to` alone, the earlier is a week before it. Null without a day when none was played.
 */
export const daysOf = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  lastPlayed: string | null,
): Days | null => {
  const later =
    to ?? (from !== undefined && lastPlayed !== null && lastPlayed < from ? from : lastPlayed) ?? from;
  if (later === undefined) return null;
  const earlier = from ?? daysBefore(to === undefined ? 1 : 7, later);
  return earlier <= later ? { from: earlier, to: later } : { from: later, to: earlier };
};

/** The instants as of which the two tables are computed; null means as recorded now. */
export type Clocks = { readonly from: string | null; readonly to: string | null };

/** Dates of a league; `endOf` returns the last instant of a day. */
export type LeagueDates = {
  readonly lastPlayed: string | null;
  readonly firstRecorded: string | null;
  readonly endOf: (day: string) => string;
};

/**
 * Returns the instants of the two tables. Each is the table displayed at the end of its day, so that late results and
 * corrections appear as changes. When the log began later (an imported season), both are as recorded now. So is the
 * later one on the last day played, whose results may come in the next morning.
 */
export const clocksOf = ({ from, to }: Days, { lastPlayed, firstRecorded, endOf }: LeagueDates): Clocks => {
  const known = endOf(from);
  const begun = firstRecorded !== null && Date.parse(firstRecorded) <= Date.parse(known);
  if (!begun) return { from: null, to: null };
  return { from: known, to: to === lastPlayed ? null : endOf(to) };
};

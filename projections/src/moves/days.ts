export type Days = { readonly from: string; readonly to: string };

/** The first day that the database knows. */
const firstDay = '0001-01-01';

const weekBefore = (day: string): string => {
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 7 * 86_400_000).toISOString().slice(0, 10);
  return before < firstDay ? firstDay : before;
};

/**
 * The two days to compare, the earlier first: as asked, else the last day that was played and a week before the later
 * one. Null where no day was asked for and none was played.
 */
export const daysOf = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  lastPlayed: string | null,
): Days | null => {
  const later =
    to ?? (from !== undefined && lastPlayed !== null && lastPlayed < from ? from : lastPlayed) ?? from;
  if (later === undefined) return null;
  const earlier = from ?? weekBefore(later);
  return earlier <= later ? { from: earlier, to: later } : { from: later, to: earlier };
};

/** The instants at which the two tables were known; null: as they are known now. */
export type Clocks = { readonly from: string | null; readonly to: string | null };

/** What is known of a league's two clocks; `endOf` gives the last instant of a day. */
export type Life = {
  readonly lastPlayed: string | null;
  readonly firstRecorded: string | null;
  readonly endOf: (day: string) => string;
};

/**
 * Each table is the one that was shown at the end of its day, so that what was recorded late or corrected shows too.
 * Where the log had not begun by then (an imported season), both are as known now; and so is the later one on
 * the last day that was played, whose results may come in the next morning.
 */
export const clocksOf = ({ from, to }: Days, { lastPlayed, firstRecorded, endOf }: Life): Clocks => {
  const known = endOf(from);
  const begun = firstRecorded !== null && Date.parse(firstRecorded) <= Date.parse(known);
  if (!begun) return { from: null, to: null };
  return { from: known, to: to === lastPlayed ? null : endOf(to) };
};

import type { DateOrder } from '@rondelle/contracts/competition/sheet-columns.ts';
import { agreed, dayMs, dayOf, firstWithin, longestDate, partsOf, type Span } from './date-parts.ts';
import { inWords } from './date-words.ts';

export type { Span } from './date-parts.ts';

/**
 * The days beyond a season on which games may still be played: its first and last day are no proof that a date is
 * written in the other order.
 */
const daysBeyond = 45;
const beyond = ({ startsOn, endsOn }: Span): Span => ({
  startsOn: shifted(startsOn, -daysBeyond),
  endsOn: shifted(endsOn, daysBeyond),
});
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const orders = ['day-first', 'month-first', 'year-first'] as const;
const inOrder = (parts: readonly string[], order: DateOrder): string | null => {
  const [first, second, third] = parts;
  if (order === 'day-first') return dayOf(third, second, first);
  return order === 'month-first' ? dayOf(third, first, second) : dayOf(first, second, third);
};

/** `14/11`, a day and a month without a year. */
const shortDate = /^(\d{1,2})\/(\d{1,2})$/;
/** Returns whether a cell is a day and a month in digits, without a year: it is a date only in a column of dates. */
export const isShortDate = (cell: string): boolean => shortDate.test(partsOf(cell)[1]);

/** The readings of `14/11` in the years of the season, on the weekday beside it. */
const shortReadings = (digits: string, weekday: number, span: Span): Reading[] => {
  const [, first = '', second = ''] = shortDate.exec(digits) ?? [];
  const years = new Set([span.startsOn, span.endsOn].map((end) => end.slice(0, 4)));
  return (['day-first', 'month-first'] as const).flatMap((order) => {
    const days = [...years].map((year) => agreed(inOrder([first, second, year], order), weekday));
    const day = firstWithin(days, span);
    return day === null ? [] : [{ order, day }];
  });
};

export type Reading = { readonly order: DateOrder; readonly day: string };

/**
 * Returns the days that a date in digits can mean, one for each order: within the season or near it if any is, and with
 * a four-digit year also far outside. A weekday beside it rules out the others. Empty when the cell is no such date.
 */
export const readingsOf = (cell: string, span?: Span): readonly Reading[] => {
  if (cell.length > longestDate) return [];
  const [weekday, digits] = partsOf(cell);
  if (shortDate.test(digits)) return span ? shortReadings(digits, weekday, span) : [];
  const [, ...parts] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(digits) ?? [];
  const isWhole = parts[2]?.length === 4;
  const valid = orders.flatMap((order) => {
    const day = order === 'year-first' && isWhole ? null : inOrder(parts, order);
    return day === null ? [] : [{ order, day }];
  });
  const within = span ? valid.filter(({ day }) => firstWithin([day], span) !== null) : [];
  // Without a reading in the season, one beside it is no better than a day of another year.
  const near = span && within.length > 0 ? valid.filter(({ day }) => firstWithin([day], beyond(span))) : [];
  const possible = within.length > 0 ? near : isWhole ? valid : [];
  return possible.filter(({ day }) => agreed(day, weekday) !== null);
};

/** `2026-11-14` or `20261114`, with the weekday beside it. */
const wholeDate = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/;

const inDigits = (cell: string, span?: Span, order?: DateOrder | 'unclear'): string | null => {
  const [weekday, digits] = partsOf(cell);
  const [iso, year, mark, month, day] = wholeDate.exec(digits) ?? [];
  if (iso) return mark === '' && iso.length < 8 ? null : agreed(dayOf(year, month, day), weekday);
  const readings = readingsOf(cell, span);
  const [first, ...others] = readings;
  if (!first) return null;
  if (order === undefined || others.every(({ day: other }) => other === first.day)) {
    const inSeason = span && readings.find((one) => firstWithin([one.day], span) !== null);
    return (inSeason ?? first).day;
  }
  return readings.find((reading) => reading.order === order)?.day ?? null;
};

/**
 * Parses `2025-03-08`, `8/3/2025`, `sam. 8/3/2025`, `8 mars 2025` or `Saturday, March 8, 2025`; with a season also
 * `8 mars` and `08/03/25`. `order`: that of the column's dates in digits; with `unclear`, a date that depends on it
 * is not read; without it the day comes first. Null when it is no day, or not on the weekday that it names.
 */
export const dateIn = (cell: string, span?: Span, order?: DateOrder | 'unclear'): string | null => {
  if (cell.length > longestDate || !/\d/.test(cell) || isShortDate(cell)) return null;
  return inDigits(cell, span, order) ?? inWords(cell, span);
};

/** Parses a date of a column of dates, where `14/11` is one too. */
export const columnDateIn = (cell: string, span?: Span, order?: DateOrder | 'unclear'): string | null =>
  cell.length <= longestDate && isShortDate(cell) ? inDigits(cell, span, order) : dateIn(cell, span, order);

/** Returns whether a date lacks its year, so that the season decides it. */
export const lacksYear = (cell: string): boolean =>
  !/\d{4}/.test(cell) && !/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/.test(cell);

/** Returns whether a date in digits depends on its order. */
const isOpen = (readings: readonly Reading[]): boolean =>
  readings.some(({ day }) => day !== readings[0]?.day);

/**
 * Returns the order of a whole column's dates in digits: dates that fit one order only decide for all. `unclear` when
 * a date depends on it and no other one decides, or they contradict each other; null when nothing depends on it.
 */
export const orderOfDates = (cells: readonly string[], span?: Span): DateOrder | 'unclear' | null => {
  const all = cells.map((cell) => readingsOf(cell, span));
  const open = all.filter(isOpen);
  if (open.length === 0) return null;
  const decided = new Set(all.flatMap(([one, ...others]) => (one && others.length === 0 ? [one.order] : [])));
  const [order, ...contrary] = decided;
  const fits = (readings: readonly Reading[]) => readings.some((reading) => reading.order === order);
  return order && contrary.length === 0 && open.every(fits) ? order : 'unclear';
};

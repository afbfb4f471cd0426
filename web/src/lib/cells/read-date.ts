import type { DateOrder } from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from './plain.ts';

/** First and last day of a season; they decide the year and the order of day and month in a short date. */
export type Span = { readonly startsOn: string; readonly endsOn: string };

const pad = (text = '') => text.padStart(2, '0');
const setOf = (words: string) => new Set(words.split(' '));

// Whole words only, without accents, so that « Marins 2 » is not a day in March.
const months = [
  'jan janv janvier january',
  'fev fevr fevrier feb february',
  'mar mars march',
  'avr avril apr april',
  'mai may',
  'jun juin june',
  'jul juil juillet july',
  'aou aout aug august',
  'sep sept septembre september',
  'oct octobre october',
  'nov novembre november',
  'dec decembre december',
].map(setOf);
const monthIn = (word = '') => String(months.findIndex((month) => month.has(word)) + 1);

const weekdays = [
  'dim dimanche sun sunday',
  'lun lundi mon monday',
  'mar mardi tue tues tuesday',
  'mer mercredi wed wednesday',
  'jeu jeudi thu thur thurs thursday',
  'ven vendredi fri friday',
  'sam samedi sat saturday',
].map(setOf);
const leftOut = new Set(['le', 'the', ...weekdays.flatMap((words) => [...words])]);

/** Null when the calendar has no such day. */
const dayOf = (year = '', month = '', day = ''): string | null => {
  const text = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null;
};

/** Returns the first day within the season; null when none is. */
const firstWithin = (days: readonly (string | null)[], { startsOn, endsOn }: Span): string | null =>
  days.find((day) => day !== null && day >= startsOn && day <= endsOn) ?? null;

const sunday = new Date('2026-11-29T00:00:00Z').getTime();
const dayMs = 86_400_000;
/** Day of the week, from 0 for Sunday; -1 when the word names none. */
const weekdayIn = (word: string): number => weekdays.findIndex((day) => day.has(word));
const isOn = (day: string, weekday: number): boolean =>
  ((((new Date(`${day}T00:00:00Z`).getTime() - sunday) / dayMs) % 7) + 7) % 7 === weekday;

/** Splits `sam. 03/10/2026` into its weekday and its digits. */
const partsOf = (cell: string): readonly [weekday: number, digits: string] => {
  const [, words = '', digits = cell] = /^(\p{L}[\p{L}. ,]*?)[ ,]+(\d.*)$/u.exec(cell) ?? [];
  const own = plain(words).split(' ');
  if (words === '' || !own.every((word) => leftOut.has(word))) return [-1, cell];
  return [weekdayIn(own.at(-1) ?? ''), digits];
};

export type Reading = { readonly order: DateOrder; readonly day: string };

/**
 * Returns the days that a date in digits can mean, one for each order: within the season if any is, and with a
 * four-digit year also outside it. A weekday before it rules out the others. Empty when the cell is no such date.
 */
export const readingsOf = (cell: string, span?: Span): readonly Reading[] => {
  const [weekday, digits] = partsOf(cell);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(digits);
  if (!local) return [];
  const [, first, second, third] = local;
  const isWhole = third?.length === 4;
  const all: readonly (readonly [DateOrder, string | null])[] = [
    ['day-first', dayOf(third, second, first)],
    ['month-first', dayOf(third, first, second)],
    ['year-first', isWhole ? null : dayOf(first, second, third)],
  ];
  const valid = all.flatMap(([order, day]) => (day === null ? [] : [{ order, day }]));
  const within = span ? valid.filter(({ day }) => firstWithin([day], span) !== null) : [];
  const possible = within.length > 0 ? within : isWhole ? valid : [];
  const named = weekday < 0 ? [] : possible.filter(({ day }) => isOn(day, weekday));
  return named.length > 0 ? named : possible;
};

const inDigits = (cell: string, span?: Span, order?: DateOrder | 'unclear'): string | null => {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(partsOf(cell)[1]);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [first, ...others] = readingsOf(cell, span);
  if (!first) return null;
  const isOne = others.every(({ day }) => day === first.day);
  if (order === undefined || isOne) return first.day;
  return [first, ...others].find((reading) => reading.order === order)?.day ?? null;
};

const dayAndMonth =
  /^(?:(\d{1,2})(?:er)? ([a-z]{3,9})|([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?)(?: (\d{4}|\d{2}))?$/;

/** Skips `le` and the day of the week; « mar. » can be a Tuesday or March. */
const inWords = (cell: string, span?: Span): string | null => {
  const words = plain(cell).split(' ');
  const found = [0, 1, 2]
    .filter((from) => words.slice(0, from).every((word) => leftOut.has(word)))
    .map((from) => dayAndMonth.exec(words.slice(from).join(' ')))
    .find((match) => match !== null);
  if (!found) return null;
  const [, day, month, monthFirst, dayAfter, year] = found;
  const inYear = (of: string) => dayOf(of, monthIn(month ?? monthFirst), day ?? dayAfter);
  if (year) return inYear(year);
  return span
    ? firstWithin(
        [span.startsOn, span.endsOn].map((end) => inYear(end.slice(0, 4))),
        span,
      )
    : null;
};

/**
 * Parses `2025-03-08`, `8/3/2025`, `sam. 8/3/2025`, `8 mars 2025` or `Saturday, March 8, 2025`; with a season also
 * `8 mars` and `08/03/25`. `order`: that of the column's dates in digits; with `unclear`, a date that depends on it
 * is not read; without it the day comes first. Null when it is no day.
 */
export const dateIn = (cell: string, span?: Span, order?: DateOrder | 'unclear'): string | null =>
  inDigits(cell, span, order) ?? inWords(cell, span);

/** Whether a date lacks its year, so that the season decides it. */
export const lacksYear = (cell: string): boolean =>
  !/\d{4}/.test(cell) && !/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/.test(cell);

/** Whether a date in digits depends on its order. */
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

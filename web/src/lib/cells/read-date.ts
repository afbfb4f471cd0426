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

const leftOut = setOf(
  'le lun lundi mon monday mar mardi tue tues tuesday mer mercredi wed wednesday jeu jeudi thu thur thurs thursday ven vendredi fri friday sam samedi sat saturday dim dimanche sun sunday',
);

/** Null when the calendar has no such day. */
const dayOf = (year = '', month = '', day = ''): string | null => {
  const text = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null;
};

/** Returns the first reading within the season. A date with a four-digit year may be outside it. */
const firstOf = (readings: readonly (string | null)[], span: Span | undefined, isWhole: boolean) => {
  const days = readings.filter((day) => day !== null);
  const within = days.find((day) => span && day >= span.startsOn && day <= span.endsOn);
  return within ?? (isWhole ? days[0] : undefined) ?? null;
};

const inDigits = (cell: string, span?: Span): string | null => {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(cell);
  if (!local) return null;
  const [, first, second, third] = local;
  const isWhole = third?.length === 4;
  // Day before month, unless only the other order is valid; then the year first.
  const readings = [dayOf(third, second, first), dayOf(third, first, second)];
  return firstOf(isWhole ? readings : [...readings, dayOf(first, second, third)], span, isWhole);
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
    ? firstOf(
        [span.startsOn, span.endsOn].map((end) => inYear(end.slice(0, 4))),
        span,
        false,
      )
    : null;
};

/**
 * Parses `2025-03-08`, `8/3/2025`, `8 mars 2025` or `Saturday, March 8, 2025`; with a season also `8 mars` and
 * `08/03/25`. Null when it is no day.
 */
export const dateIn = (cell: string, span?: Span): string | null =>
  inDigits(cell, span) ?? inWords(cell, span);

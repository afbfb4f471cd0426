import {
  agreed,
  dayOf,
  firstWithin,
  leftOut,
  longestDate,
  setOf,
  type Span,
  weekdayAfter,
  weekdayIn,
} from './date-parts.ts';
import { plain } from './plain.ts';

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

const dayAndMonth =
  /^(?:(\d{1,2})(?:er)? ([a-z]{3,9})|([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?)(?: (\d{4}|\d{2}))?$/;

const isAmbiguousTuesday = /^mar \d{1,2}$/;

/** Skips `le` and the weekday; null when the weekday is wrong for the day. « mar. » can be a Tuesday or March. */
export const inWords = (cell: string, span?: Span): string | null => {
  const [after, rest] = weekdayAfter(cell);
  const words = plain(rest).split(' ');
  if (span?.hasWeekdays && isAmbiguousTuesday.test(words.join(' '))) return null;
  const [found, from] =
    [0, 1, 2]
      .filter((start) => words.slice(0, start).every((word) => leftOut.has(word)))
      .map((start) => [dayAndMonth.exec(words.slice(start).join(' ')), start] as const)
      .find(([match]) => match !== null) ?? [];
  if (!found) return null;
  const [, day, month, monthFirst, dayAfter, year] = found;
  const weekday = Math.max(after, ...words.slice(0, from).map(weekdayIn));
  const inYear = (of: string) => agreed(dayOf(of, monthIn(month ?? monthFirst), day ?? dayAfter), weekday);
  if (year) return inYear(year);
  return span
    ? firstWithin(
        [span.startsOn, span.endsOn].map((end) => inYear(end.slice(0, 4))),
        span,
      )
    : null;
};

/** Returns whether the dates of a sheet name weekdays without a month: « lun. 2 », “Wed 4”. */
export const haveWeekdays = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const [word = '', day = '', ...others] = cell.length <= longestDate ? plain(cell).split(' ') : [];
    return others.length === 0 && /^\d{1,2}$/.test(day) && weekdayIn(word) >= 0 && word !== 'mar';
  });

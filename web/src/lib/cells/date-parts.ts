import { plain } from './plain.ts';

/**
 * First and last day of a season; they decide the year and the order of day and month in a short date. `hasWeekdays`:
 * the dates of the sheet name weekdays without a month, so that « mar. 3 » is a Tuesday.
 */
export type Span = { readonly startsOn: string; readonly endsOn: string; readonly hasWeekdays?: boolean };

/** No date is longer: « le mercredi 24 septembre 2026 (mercredi) ». */
export const longestDate = 60;

const pad = (text = '') => text.padStart(2, '0');
export const setOf = (words: string) => new Set(words.split(' '));

const weekdays = [
  'dim dimanche sun sunday',
  'lun lundi mon monday',
  'mar mardi tue tues tuesday',
  'mer mercredi wed wednesday',
  'jeu jeudi thu thur thurs thursday',
  'ven vendredi fri friday',
  'sam samedi sat saturday',
].map(setOf);
/** Words before a date that are not part of it. */
export const leftOut = new Set(['le', 'the', ...weekdays.flatMap((words) => [...words])]);

/** Null when the calendar has no such day. */
export const dayOf = (year = '', month = '', day = ''): string | null => {
  const text = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : null;
};

const sunday = new Date('2026-11-29T00:00:00Z').getTime();
export const dayMs = 86_400_000;
/** Day of the week, from 0 for Sunday; -1 when the word names none. */
export const weekdayIn = (word: string): number => weekdays.findIndex((day) => day.has(word));
const isOn = (day: string, weekday: number): boolean =>
  ((((new Date(`${day}T00:00:00Z`).getTime() - sunday) / dayMs) % 7) + 7) % 7 === weekday;

/** The weekday of words that name nothing else: « le samedi »; -1 without one, null when they name something else. */
const onlyWeekday = (words: string): number | null => {
  const own = plain(words).split(' ');
  return own.every((word) => leftOut.has(word)) ? Math.max(...own.map(weekdayIn)) : null;
};

/** A date's weekday, -1 without one, and the rest of the cell. */
type Parts = readonly [weekday: number, rest: string];

/** Splits `2026-10-03 (sam.)` and « 3 oct. samedi ». Not « 3 mar »: a number alone is no date. */
export const weekdayAfter = (cell: string): Parts => {
  const [, rest = '', word = ''] = /^(.*[^\s,(])[\s,(]{1,3}(\p{L}{3,9})\.?\)?$/u.exec(cell) ?? [];
  const weekday = /^\d*$/.test(rest) ? null : onlyWeekday(word);
  return weekday === null ? [-1, cell] : [weekday, rest];
};

/** Splits also `sam. 03/10/2026`. */
export const partsOf = (cell: string): Parts => {
  const [, words = '', digits = ''] = /^(\p{L}[\p{L}. ,]{0,20}?)[ ,]+(\d.*)$/u.exec(cell) ?? [];
  const weekday = words === '' ? null : onlyWeekday(words);
  return weekday === null ? weekdayAfter(cell) : [weekday, digits];
};

/** Returns the day if it falls on the weekday beside it, if any; null when the two contradict each other. */
export const agreed = (day: string | null, weekday: number): string | null =>
  day === null || weekday < 0 || isOn(day, weekday) ? day : null;

/** Returns the first day within the season; null when none is. */
export const firstWithin = (days: readonly (string | null)[], { startsOn, endsOn }: Span): string | null =>
  days.find((day) => day !== null && day >= startsOn && day <= endsOn) ?? null;

import { dateIn } from '../../../lib/cells/read-date.ts';
import { daysBetween } from './ice-slots.ts';

type Season = { readonly startsOn: string; readonly endsOn: string };

/** Between the first and the last day: « au », « to », a dash, or two dots. */
const between = /\s+(?:au|to|until|through|jusqu['’]au)\s+|\s*(?:[–—]|\.\.+)\s*|\s+-\s+/i;
const dayAlone = /^\d{1,2}(?:er)?$/i;

const withMonth = (day: string, other: string): string =>
  dayAlone.test(day) && !dayAlone.test(other) ? other.replace(/\d{1,2}(?:er)?/i, day) : day;

/** Returns the first and the last day; a single month counts for both: « 19 au 24 déc », « Dec 19 – 24 ». */
const endsIn = (first: string, last: string, season: Season): readonly (string | null)[] => {
  return [withMonth(first, last), withMonth(last, first)].map((text) => dateIn(text, season));
};

/** Returns the days of a range: « du 19 déc au 9 janv »; null for any other text. */
const rangeIn = (text: string, season: Season): readonly string[] | null => {
  const [first = '', last = '', ...more] = text
    .trim()
    .replace(/^(?:du|from)\s+/i, '')
    .split(between);
  if (last === '' || more.length > 0) return null;
  const [from, to] = endsIn(first.trim(), last.trim(), season);
  return from && to && from <= to ? daysBetween(from, to) : null;
};

/** Tries a range first: « Dec 19 – 24 » is a day of another year too. */
const daysIn = (text: string, season: Season): readonly string[] | null => {
  const range = rangeIn(text, season);
  if (range || between.test(text.trim())) return range;
  const day = dateIn(text, season);
  return day ? [day] : null;
};

/** Reads days and ranges of days that have no games; `unread` lists the parts that are neither. */
export const daysWithout = (
  parts: readonly string[],
  season: Season,
): { readonly days: readonly string[]; readonly unread: readonly string[] } => {
  const read = parts.map((part) => ({ part, days: daysIn(part, season) }));
  return {
    days: [...new Set(read.flatMap(({ days }) => days ?? []))],
    unread: read.flatMap(({ part, days }) => (days ? [] : [part])),
  };
};

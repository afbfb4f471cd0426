import { type CountField, mostOfCount } from '@rondelle/contracts/competition/result-counts.ts';
import { firstDay, lastDay, maxGoals } from '@rondelle/contracts/competition/lists.ts';
import { hasHiddenCharacters, normaliseText } from '@rondelle/contracts/text.ts';
import { type RejectionReason, RowError } from './errors.ts';

const wholeNumber = /^-?\d{1,9}$/;
const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The same limit as for keys and texts of events. */
export const longestText = 120;

const checked = (column: string, value: string, normalised: string, longest: number): string => {
  if (normalised === '') throw new RowError(column, value, 'missing-value');
  if (normalised.length > longest) throw new RowError(column, value, 'too-long');
  if (hasHiddenCharacters(normalised)) throw new RowError(column, value, 'hidden-characters');
  return normalised;
};

/** Normalises a key to NFC, because a Mac may type decomposed characters. Otherwise it stays as written. */
export const keyIn = (column: string, value: string): string =>
  checked(column, value, value.normalize('NFC'), longestText);

/** A name or another short text, normalised as everywhere on the site. Throws `RowError` when it is empty. */
export const required = (column: string, value: string, longest = longestText): string =>
  checked(column, value, normaliseText(value), longest);

/** Like `required`, but returns null for an empty text. */
export const optional = (column: string, value: string, longest = longestText): string | null =>
  normaliseText(value) === '' ? null : required(column, value, longest);

export const oneOf = <T extends string>(
  column: string,
  value: string,
  list: readonly T[],
  reason: RejectionReason,
): T => {
  const found = list.find((item) => item === value);
  if (found === undefined) throw new RowError(column, value, reason);
  return found;
};

export const localDay = (column: string, value: string): string => {
  const [, year = '', month = '', date = ''] = day.exec(value) ?? [];
  // `Date.UTC` reads the years 0 to 99 as 1900 to 1999. Adding 2000 years keeps the leap years.
  const asDate = new Date(Date.UTC(Number(year) + 2_000, Number(month) - 1, Number(date)));
  if (year === '' || asDate.getUTCMonth() + 1 !== Number(month) || asDate.getUTCDate() !== Number(date))
    throw new RowError(column, value, 'bad-date');
  if (value < firstDay || value > lastDay) throw new RowError(column, value, 'date-out-of-range');
  return value;
};

export const localClock = (column: string, value: string): string | null => {
  if (value !== '' && !clock.test(value)) throw new RowError(column, value, 'bad-time');
  return value || null;
};

const integer = (column: string, value: string): number => {
  if (!wholeNumber.test(value)) throw new RowError(column, value, 'not-a-whole-number');
  return Number(value);
};

export const goalsIn = (column: string, value: string): number => {
  if (value === '') throw new RowError(column, value, 'final-without-result');
  const goals = integer(column, value);
  if (goals < 0) throw new RowError(column, value, 'negative-goals');
  if (goals > maxGoals) throw new RowError(column, value, 'absurd-goals');
  return goals;
};

/** Null when the cell is empty: not every league records each count. */
export const countIn = (field: CountField, column: string, value: string): number | null => {
  if (value === '') return null;
  const number = integer(column, value);
  if (number < 0 || number > mostOfCount(field)) throw new RowError(column, value, 'bad-count');
  return number;
};

export const fairPlayIn = (column: string, value: string, most: number): number | null => {
  if (value === '') return null;
  const points = integer(column, value);
  if (points < 0 || points > most) throw new RowError(column, value, 'bad-fair-play');
  return points;
};

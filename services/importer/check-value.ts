import { firstDay, lastDay, maxGoals, maxPenaltyMinutes } from '@rondelle/contracts/competition/lists.ts';
import { hasHiddenCharacters, normaliseText } from '@rondelle/contracts/text.ts';
import { type RejectionReason, RowFault } from './faults.ts';

const wholeNumber = /^-?\d{1,9}$/;
const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Keys and texts of the log's events are bounded alike. */
const longestText = 120;

const checked = (column: string, value: string, kept: string, longest: number): string => {
  if (kept === '') throw new RowFault(column, value, 'missing-value');
  if (kept.length > longest) throw new RowFault(column, value, 'too-long');
  if (hasHiddenCharacters(kept)) throw new RowFault(column, value, 'hidden-characters');
  return kept;
};

/** Composed characters, so that a key typed on a Mac equals the same key typed elsewhere; otherwise as it is written. */
export const keyIn = (column: string, value: string): string =>
  checked(column, value, value.normalize('NFC'), longestText);

/** A name or another short text, spelled as the site spells it. */
export const required = (column: string, value: string, longest = longestText): string =>
  checked(column, value, normaliseText(value), longest);

/** An empty text is null. */
export const optional = (column: string, value: string, longest = longestText): string | null =>
  normaliseText(value) === '' ? null : required(column, value, longest);

export const oneOf = <T extends string>(
  column: string,
  value: string,
  list: readonly T[],
  reason: RejectionReason,
): T => {
  const found = list.find((item) => item === value);
  if (found === undefined) throw new RowFault(column, value, reason);
  return found;
};

export const localDay = (column: string, value: string): string => {
  const [, year = '', month = '', date = ''] = day.exec(value) ?? [];
  // `Date.UTC` takes years before 100 for those of the last century; leap years come back after 2000 years.
  const asDate = new Date(Date.UTC(Number(year) + 2_000, Number(month) - 1, Number(date)));
  if (year === '' || asDate.getUTCMonth() + 1 !== Number(month) || asDate.getUTCDate() !== Number(date))
    throw new RowFault(column, value, 'bad-date');
  if (value < firstDay || value > lastDay) throw new RowFault(column, value, 'date-out-of-range');
  return value;
};

export const localClock = (column: string, value: string): string | null => {
  if (value !== '' && !clock.test(value)) throw new RowFault(column, value, 'bad-time');
  return value || null;
};

const integer = (column: string, value: string): number => {
  if (!wholeNumber.test(value)) throw new RowFault(column, value, 'not-a-whole-number');
  return Number(value);
};

export const goalsIn = (column: string, value: string): number => {
  if (value === '') throw new RowFault(column, value, 'final-without-result');
  const goals = integer(column, value);
  if (goals < 0) throw new RowFault(column, value, 'negative-goals');
  if (goals > maxGoals) throw new RowFault(column, value, 'absurd-goals');
  return goals;
};

/** Nothing where the league records none. */
export const penaltyMinutesIn = (column: string, value: string): number | null => {
  if (value === '') return null;
  const minutes = integer(column, value);
  if (minutes < 0 || minutes > maxPenaltyMinutes) throw new RowFault(column, value, 'bad-penalty-minutes');
  return minutes;
};

export const fairPlayIn = (column: string, value: string, most: number): number | null => {
  if (value === '') return null;
  const points = integer(column, value);
  if (points < 0 || points > most) throw new RowFault(column, value, 'bad-fair-play');
  return points;
};

import { maxGoals } from '@rondelle/contracts/competition/vocabulary.ts';
import { type RejectionReason, RowFault } from './faults.ts';

const wholeNumber = /^-?\d{1,9}$/;
const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Keys and texts of the log's events are bounded alike. */
const longestText = 120;

/** Composed characters, so that a name typed on a Mac equals the same name typed elsewhere. */
const composed = (value: string): string => value.normalize('NFC');

export const required = (column: string, value: string, longest = longestText): string => {
  if (value === '') throw new RowFault(column, value, 'missing-value');
  if (value.length > longest) throw new RowFault(column, value, 'too-long');
  return composed(value);
};

/** An empty text is null. */
export const optional = (column: string, value: string, longest = longestText): string | null =>
  value === '' ? null : required(column, value, longest);

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
  const asDate = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  if (year === '' || asDate.getUTCMonth() + 1 !== Number(month) || asDate.getUTCDate() !== Number(date))
    throw new RowFault(column, value, 'bad-date');
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

export const fairPlayIn = (column: string, value: string, most: number): number | null => {
  if (value === '') return null;
  const points = integer(column, value);
  if (points < 0 || points > most) throw new RowFault(column, value, 'bad-fair-play');
  return points;
};

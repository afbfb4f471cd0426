import type ICAL from 'ical.js';

type Parts = Readonly<Partial<Record<string, readonly unknown[]>>>;

const weekday = /^(?:SU|MO|TU|WE|TH|FR|SA)$/u;
const weekdayOfMonth = /^[+-]?[1-5]?(?:SU|MO|TU|WE|TH|FR|SA)$/u;

const hasOnly = (parts: Parts, ...names: readonly string[]): boolean =>
  Object.keys(parts).every((name) => names.includes(name));
const areDays = (days: readonly unknown[], pattern: RegExp): boolean =>
  days.every((day) => pattern.test(String(day)));
const areWithin = (numbers: readonly unknown[], most: number): boolean =>
  numbers.every((one) => Number.isInteger(one) && one !== 0 && Math.abs(Number(one)) <= most);

/** Returns whether a rule selects a day of the month, or one of its weekdays, that comes true in some month. */
const isOfMonth = (parts: Parts): boolean => {
  const { BYDAY: days = [], BYMONTHDAY: dates = [], BYSETPOS: positions = [] } = parts;
  if (positions.length > 0)
    return (
      hasOnly(parts, 'BYDAY', 'BYSETPOS') &&
      days.length > 0 &&
      areDays(days, weekday) &&
      areWithin(positions, 5)
    );
  if (dates.length > 0)
    return hasOnly(parts, 'BYDAY', 'BYMONTHDAY') && areDays(days, weekday) && areWithin(dates, 31);
  return hasOnly(parts, 'BYDAY') && areDays(days, weekdayOfMonth);
};

/** The most months between two games of a series, so that each series has a month of 31 days. */
const mostMonths = 6;
const mostOthers = 52;

/**
 * Returns whether a rule is one of games: every day, on days of the week or of the month. Others may never come true,
 * and the search would not end.
 */
export const isPlain = ({
  freq,
  interval,
  parts,
}: Pick<ICAL.Recur, 'freq' | 'interval' | 'parts'>): boolean => {
  const own = parts as Parts;
  if (freq === 'MONTHLY') return interval <= mostMonths && isOfMonth(own);
  if (interval > mostOthers) return false;
  if (freq === 'WEEKLY') return hasOnly(own, 'BYDAY') && areDays(own['BYDAY'] ?? [], weekday);
  return freq === 'DAILY' && hasOnly(own);
};

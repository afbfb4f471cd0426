import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';

/** From July on, a day belongs to the season that starts in its own year. */
const seasonYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0);

/** The start year of the current season. */
export const thisSeasonYear = (): number => seasonYearOf(dayInQuebec(new Date().toISOString()));

/** The usual days of a season, from September 1 to April 30. */
export const usualDates = (year: number) => ({
  startsOn: `${year}-09-01`,
  endsOn: `${year + 1}-04-30`,
});

/** A season's slug: the two years that it spans, `2025-2026`. */
export const slugIn = (year: string | undefined): string => `${year}-${Number(year) + 1}`;

export const isSeasonYear = (year: string | undefined): boolean => /^\d{4}$/.test(year ?? '');

type Dates = { readonly startsOn: string; readonly endsOn: string };

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The same day and month some years later; February 29 becomes 28 where there is none. */
const yearsLater = (day: string, years: number): string => {
  const year = Number(day.slice(0, 4)) + years;
  const ofYear = day.slice(4) === '-02-29' && !isLeap(year) ? '-02-28' : day.slice(4);
  return `${String(year).padStart(4, '0')}${ofYear}`;
};

/**
 * Returns the dates for another start year: days and months stay as they were chosen, and a date that is missing becomes
 * the usual one. Null while the year is not complete.
 */
export const datesInYear = ({ startsOn, endsOn }: Dates, year: string): Dates | null => {
  if (!isSeasonYear(year)) return null;
  const usual = usualDates(Number(year));
  const known = startsOn || endsOn;
  const years = known ? Number(year) - seasonYearOf(known) : 0;
  return {
    startsOn: startsOn ? yearsLater(startsOn, years) : usual.startsOn,
    endsOn: endsOn ? yearsLater(endsOn, years) : usual.endsOn,
  };
};

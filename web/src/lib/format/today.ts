import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';

let fixedDay: string | null = null;

/** Makes `today` return the fixed day of the site, `YYYY-MM-DD`; null follows the clock. */
export const fixToday = (day: string | null): void => {
  fixedDay = day;
};

/** Today's date in Quebec: the fixed day of the site, or by the browser's clock. */
export const today = (): string => fixedDay ?? dayInQuebec(new Date().toISOString());

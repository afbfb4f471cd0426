import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';

let standsAt: string | null = null;

/** Makes `today` return this day, `YYYY-MM-DD`, where the site stands still at it; null follows the clock. */
export const standAt = (day: string | null): void => {
  standsAt = day;
};

/** Today's date in Quebec: the day at which the site stands still, or by the browser's clock. */
export const today = (): string => standsAt ?? dayInQuebec(new Date().toISOString());

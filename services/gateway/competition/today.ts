import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';

/** The day at which the site stands still, or today in Quebec. Cached responses are dropped when a day begins. */
export const todayOf = ({ today }: { readonly today?: string | undefined }): string =>
  today ?? dayInQuebec(new Date().toISOString());

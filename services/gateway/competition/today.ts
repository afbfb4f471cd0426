import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';

/** The fixed day of the site, or today in Quebec. Cached responses are dropped when a day begins. */
export const todayOf = ({ today }: { readonly today?: string | undefined }): string =>
  today ?? dayInQuebec(new Date().toISOString());

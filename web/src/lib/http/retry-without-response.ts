import { callErrorOf } from './call-error.ts';

/** In ms; each browser has another, so that not all ask again together. */
const firstMs = 3_000 + Math.random() * 2_000;
/** No response, an unexpected error, views that are behind, or too many requests: nothing is known about what was asked. */
const unanswered = new Set<string | null>([null, '', 'views/behind', 'request/too-many']);

/** The interval grows to this many times the first: hardly, so that pages are soon up to date when the site is back. */
const most = 2;
/** Where the site itself wants fewer requests. */
const mostAfterTooMany = 12;

type Failing = { readonly state: { readonly error: unknown; readonly errorUpdateCount: number } };

/** Whether an error says nothing about what was asked, so that data from before stay, and are asked for again. */
export const isUnanswered = (error: unknown): boolean =>
  error !== null && error !== undefined && unanswered.has(callErrorOf(error).code);

/** The interval in ms at which visible data are fetched again while the site does not answer; otherwise false. */
export const whileUnanswered = ({ state: { error, errorUpdateCount } }: Failing): number | false => {
  if (!navigator.onLine || !isUnanswered(error)) return false;
  const isTooMany = callErrorOf(error).code === 'request/too-many';
  return firstMs * Math.min(errorUpdateCount, isTooMany ? mostAfterTooMany : most);
};

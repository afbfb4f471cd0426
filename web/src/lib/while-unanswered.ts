import { callErrorOf } from './call-error.ts';

/** In ms; each browser has another, so that not all ask again together. */
const firstMs = 5_000 + Math.random() * 5_000;
/** The interval grows to this many times the first. */
const most = 6;
/** No response, an unexpected error, or too many requests: nothing is known about what was asked. */
const unanswered = new Set<string | null>([null, '', 'request/too-many']);

type Failing = { readonly state: { readonly error: unknown; readonly errorUpdateCount: number } };

/** The interval in ms at which visible data are fetched again while the site does not answer; otherwise false. */
export const whileUnanswered = ({ state: { error, errorUpdateCount } }: Failing): number | false =>
  error !== null &&
  navigator.onLine &&
  unanswered.has(callErrorOf(error).code) &&
  firstMs * Math.min(errorUpdateCount, most);

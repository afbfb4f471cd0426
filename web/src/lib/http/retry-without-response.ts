import { callErrorOf } from './call-error.ts';

/** In ms; random, so that browsers do not all retry at once. */
const firstMs = 3_000 + Math.random() * 2_000;
/** No response, an unexpected error, views that are behind, or too many requests: the result is unknown. */
const unanswered = new Set<string | null>([null, '', 'views/behind', 'request/too-many']);

/** Maximum interval as a multiple of the first: small, so that pages are soon up to date when the site is back. */
const most = 2;
/** Maximum interval as a multiple of the first after too many requests, because the site then wants fewer. */
const maxMultipleAfterRateLimit = 12;

type Failing = { readonly state: { readonly error: unknown; readonly errorUpdateCount: number } };

/** Returns whether an error leaves the result unknown, so that earlier data stays and is refetched. */
export const isTemporaryError = (error: unknown): boolean =>
  error !== null && error !== undefined && unanswered.has(callErrorOf(error).code);

/** The interval in ms at which visible data are refetched while the site does not respond; otherwise false. */
export const refetchIntervalMs = ({ state: { error, errorUpdateCount } }: Failing): number | false => {
  if (!navigator.onLine || !isTemporaryError(error)) return false;
  const isTooMany = callErrorOf(error).code === 'request/too-many';
  return firstMs * Math.min(errorUpdateCount, isTooMany ? maxMultipleAfterRateLimit : most);
};

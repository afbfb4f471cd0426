/** The longest time that a hint takes between gateways, in ms. */
const lastsMs = 2_000;
let until = 0;

/**
 * Call after a known change: until its hint has reached every gateway, a response cache may be stale, so the next
 * requests bypass it.
 */
export const askAnew = (): void => {
  until = Date.now() + lastsMs;
};

/** Returns additional request headers for queries. */
export const headersOfQueries = (): Record<string, string> =>
  Date.now() < until ? { 'cache-control': 'no-cache' } : {};

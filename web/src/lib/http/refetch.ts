/** The longest time that a hint takes between gateways, in ms. */
const hintMs = 2_000;
let bypassUntil = 0;

/**
 * Call after a known change: until its hint has reached every gateway, a response cache may be stale, so the next
 * requests bypass it.
 */
export const bypassCaches = (): void => {
  bypassUntil = Date.now() + hintMs;
};

/** Returns additional request headers for queries. */
export const headersOfQueries = (): Record<string, string> =>
  Date.now() < bypassUntil ? { 'cache-control': 'no-cache' } : {};

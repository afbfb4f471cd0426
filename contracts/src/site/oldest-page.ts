/**
 * The longest time, in ms, since a page in demand was last known to be current, for which it is sent while it is being
 * rendered again. Live subscriptions therefore also request the changes of this time before their page request.
 */
export const oldestPageMs = 2_000;

/** The same limit for any page while the gateway is overloaded, in ms; the response then has the page’s age. */
export const oldestPageUnderPressureMs = 60_000;

/** The `Server-Timing` metric with the page’s age: the only response header that a page’s own script can read. */
export const pageAgeMetric = 'age';

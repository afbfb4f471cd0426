/**
 * How long a page in demand may be sent after it was last known to be current, in ms, while it is rendered again. A
 * browser requests the changes from that long before its page request.
 */
export const oldestPageMs = 2_000;

/** How long any page may be sent so under pressure, in ms; the response then states how old the page is. */
export const oldestPageUnderPressureMs = 60_000;

/** The metric of the `Server-Timing` header with that age: a script can read no other header of its own page. */
export const pageAgeMetric = 'age';

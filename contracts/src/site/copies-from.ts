/**
 * Header with the instant of the last decision that copies must not outlive: a category's policy or the erasure of a
 * member. A browser drops the copies that came with an earlier one.
 */
export const copiesFromName = 'x-copies-from';

/** Path under which a browser stores the latest such instant, in the cache of the worker's own pages. */
export const copiesFromPath = '/copies-from';

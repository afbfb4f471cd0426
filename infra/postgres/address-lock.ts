/**
 * Held by whoever gives leagues and seasons their addresses, on the site or by an import: what is found free stays so
 * until it is taken. Any constant that nothing else in the database locks.
 */
export const addressLock = 7266511;

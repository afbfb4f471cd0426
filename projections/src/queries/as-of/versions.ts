import { type RawBuilder, sql } from 'kysely';

/**
 * Orders the versions of an entity, in descending order: the last one by an instant comes first, or else the first one
 * of all, so that later events never change which version is taken. The latter serves readers who go back to before the
 * log began: they find what was there at first. A version that is `deleted` means that there was none.
 */
export const asOf = (instant: string): RawBuilder<number> =>
  sql<number>`CASE WHEN "recordedAt" <= ${instant} THEN revision ELSE -1 - revision END`;

import { type RawBuilder, sql } from 'kysely';

/**
 * Orders the versions of an entity in descending order, so that the last version by an instant comes first, otherwise
 * the first version of all: later events then never change the selected version, and readers of a time before the log
 * began find the first state. A `deleted` version means that the entity did not exist then.
 */
export const asOf = (instant: string): RawBuilder<number> =>
  sql<number>`CASE WHEN "recordedAt" <= ${instant} THEN revision ELSE -1 - revision END`;

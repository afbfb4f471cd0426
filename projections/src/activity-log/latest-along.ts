import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import type { ActivityLogRow } from './activity-log.table.ts';

/** What the rows have in common, by the first columns of an index that ends with the position. */
export type Common = Readonly<Partial<Record<keyof ActivityLogRow, string | number>>>;

/** Beyond any position of a log. */
export const endOfLog = '9223372036854775807';

/**
 * The rows that have these values, the latest first and before a position. Values and position are compared together, so
 * that no other index gives this order: along the positions alone, the database may go through the whole log to find a
 * few rows of long ago, which it believes to lie anywhere.
 */
export const latestAlong = <O>(
  query: SelectQueryBuilder<Tables, 'activity_log', O>,
  common: Common,
  before: string = endOfLog,
): SelectQueryBuilder<Tables, 'activity_log', O> => {
  const names = Object.keys(common);
  const columns = sql.join([...names, 'position'].map((name) => sql.ref(name)));
  const from = (position: string): RawBuilder<unknown> => sql.join([...Object.values(common), position]);
  return [...names, 'position'].reduce(
    (ordered, name) => ordered.orderBy(sql.ref(name), 'desc'),
    query.where(sql<boolean>`(${columns}) >= (${from('0')}) AND (${columns}) < (${from(before)})`),
  );
};

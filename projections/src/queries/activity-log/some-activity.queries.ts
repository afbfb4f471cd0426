import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';
import { type ActivityLogRow, onlyRows } from '../../views/activity-log/activity-log.table.ts';
import { type Common, latestAlong } from './latest-along.ts';

/** Changes of one action, or of one member in a period (`from` inclusive, `to` exclusive, both instants). */
export type ActivityWhich =
  | { readonly correlationId: string }
  | { readonly actorId: string; readonly from: string; readonly to: string };

export type ActivityEntity = Pick<ActivityLogRow, 'position' | 'kind' | 'entityId'>;

const commonOf = (which: ActivityWhich): Common =>
  'correlationId' in which ? { correlationId: which.correlationId } : { actorId: which.actorId };
const isInPeriod = (which: ActivityWhich) =>
  'correlationId' in which
    ? sql<boolean>`true`
    : sql<boolean>`"recordedAt" >= ${which.from} AND "recordedAt" < ${which.to}`;

/** Returns the changes before a position, latest first. */
export const someActivity = (
  db: Db,
  which: ActivityWhich,
  before: string | undefined,
  limit: number,
): Promise<ActivityEntity[]> =>
  latestAlong(db.selectFrom('activity_log').select(['position', 'kind', 'entityId']), commonOf(which), before)
    .where(isInPeriod(which))
    .limit(limit)
    .execute();

const isWanted = (which: ActivityWhich) =>
  'correlationId' in which
    ? sql<boolean>`"correlationId" = ${which.correlationId}`
    : sql<boolean>`"actorId" = ${which.actorId} AND ${sql.raw(onlyRows.byPeople)} AND ${isInPeriod(which)}`;

export const activityCount = async (
  db: Db,
  which: ActivityWhich,
  before: string | undefined,
): Promise<number> => {
  const { count } = await db
    .selectFrom('activity_log')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where(isWanted(which))
    .$if(before !== undefined, (query) => query.where('position', '<', before ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
};

import type { QuarantineEntry } from '@rondelle/contracts/site/quarantine.ts';
import type { Db } from '../../views/schema.ts';
import { sql } from 'kysely';

/** Upper bound on displayed items; the metric counts all items. */
const displayLimit = 100;

/** Returns the quarantined items, oldest first, each with the slug of its season, if any. */
export const quarantineEntries = async (db: Db): Promise<QuarantineEntry[]> => {
  const rows = await db
    .selectFrom('set_aside as a')
    .leftJoin('seasons as s', (join) => join.on(sql`s."seasonId"`, '=', sql`a."seasonId"`))
    .select([
      'a.id',
      'a.thing',
      'a.views',
      's.slug',
      'a.cause',
      'a.detail',
      'a.since',
      'a.waiting',
      'a.attempts',
    ])
    .orderBy('a.since')
    .orderBy('a.id')
    .limit(displayLimit)
    .execute();
  return rows.map(({ slug, ...row }) => ({ ...row, season: slug }));
};

/** Requests a retry, which the responsible projector starts within a second. */
export const requestRetry = async (db: Db, id: string): Promise<void> => {
  await sql`UPDATE set_aside SET "retryAskedAt" = now() WHERE id = ${id}`.execute(db);
};

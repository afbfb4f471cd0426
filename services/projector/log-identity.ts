import { origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { ClientBase, Pool } from 'pg';
import type { LogReader } from './log-reader.ts';

/** A log is identified by its first entry: event id and position, because a copied log may have new positions. */
type LogIdentity = { readonly eventId: string; readonly position: Position };
type Queryable = Pool | ClientBase;

/** Thrown when the views were made from another log than the one to follow. */
export class AnotherLog extends Error {
  override name = 'AnotherLog';

  constructor() {
    super(
      'the views were made from another event log than EVENT_LOG_URL names: put the old address back, or make them anew with npm run rebuild',
    );
  }
}

const identityOf = async (log: Pick<LogReader, 'readAll'>): Promise<LogIdentity | null> => {
  for await (const [first] of log.readAll(origin, 1))
    if (first) return { eventId: first.eventId, position: first.position };
  return null;
};

/** The identity of the log that the views were made from; null before their first event. */
const readNoted = async (db: Queryable): Promise<LogIdentity | null> => {
  const { rows } = await db.query<LogIdentity>(
    `SELECT "firstEvent" AS "eventId", "firstPosition" AS position FROM projected_log
     WHERE EXISTS (SELECT FROM checkpoints WHERE position > 0)`,
  );
  return rows[0] ?? null;
};

/** Records which log the views are made from. Returns false when the log is empty. */
export const noteLog = async (db: Queryable, log: Pick<LogReader, 'readAll'>): Promise<boolean> => {
  const identity = await identityOf(log);
  if (!identity) return false;
  await db.query(
    `INSERT INTO projected_log ("firstEvent", "firstPosition") VALUES ($1, $2) ON CONFLICT ("isOne") DO UPDATE
     SET "firstEvent" = excluded."firstEvent", "firstPosition" = excluded."firstPosition"
     WHERE (projected_log."firstEvent", projected_log."firstPosition") <> (excluded."firstEvent", excluded."firstPosition")`,
    [identity.eventId, identity.position],
  );
  return true;
};

/** Throws `AnotherLog` when the views were made from another log. */
export const assertSameLog = async (pool: Pool, log: Pick<LogReader, 'readAll'>): Promise<void> => {
  const noted = await readNoted(pool);
  if (!noted) return;
  const found = await identityOf(log);
  if (found?.eventId !== noted.eventId || found.position !== noted.position) throw new AnotherLog();
};

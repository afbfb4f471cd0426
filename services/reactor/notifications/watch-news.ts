import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { addJobsOfChanges, type Watched } from '../watching/jobs-of-changes.ts';
import type { Watcher } from '../watching/unseen-changes.ts';
import { newsOfChanges } from './news-of-changes.ts';

/** A condition on rows of the activity log (as `a`): the changes that may be news. */
const mayBeNews = sql`(${sql.join(
  Object.values(newsOfChanges).map(
    ({ kind, actions }) => sql`(a.kind = ${kind} AND a.action = ANY (${[...actions]}))`,
  ),
  sql` OR `,
)})`;

/** Starts at the present, because nobody wants news from before. */
const watcher: Watcher = {
  cursors: 'notifications.cursors',
  which: mayBeNews,
  atATime: 1_000,
  fromStart: false,
};

/** The changes of recent and future games that somebody follows, and all other changes, which are few. */
const followedAmong = async (tx: Db, positions: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ position: string }>`
    SELECT DISTINCT a.position FROM activity_log a
    JOIN game_history h ON a.kind = 'game' AND h."gameId" = a."entityId" AND h.revision IN (a.revision, a.revision - 1)
    WHERE a.position = ANY (${positions}::bigint[]) AND h.date > a."recordedAt"::date - 16
      AND EXISTS (SELECT FROM accounts.followings f
        WHERE (f.kind = 'team' AND f."thingId" IN (h."homeTeamId", h."awayTeamId"))
          OR (f.kind = 'league' AND f."thingId" = h."leagueId")
          OR (f.kind = 'tournament' AND f."thingId" = h."tournamentId"))
    UNION SELECT a.position FROM activity_log a
    WHERE a.position = ANY (${positions}::bigint[]) AND a.kind <> 'game'
    ORDER BY position`.execute(tx);
  return rows.map(({ position }) => position);
};

/** Watches changes of which members are notified; returns a function that stops it. */
export const watchNews = (watched: Watched) =>
  addJobsOfChanges(watched, {
    lock: 'notifications.watch',
    watcher,
    job: 'news',
    subjectsAmong: followedAmong,
    failed: 'changes to games could not be read; retrying later',
  });

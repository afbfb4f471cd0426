import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { addJob } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';
import { pollOnHints, oneAtATime } from '../watching/poll-on-hints.ts';
import { noteSeen, unseenChanges, type Watcher } from '../watching/unseen-changes.ts';
import { newsActions } from './news-of-game.ts';
import { withdrawalActions } from './notify-of-withdrawal.ts';

/** Starts at the present, because nobody wants news from before. */
const watcher: Watcher = {
  cursors: 'notifications.cursors',
  which: sql`((a.kind = 'game' AND a.action = ANY (${[...newsActions]}))
    OR (a.kind = 'league' AND a.action = ANY (${[...withdrawalActions]})))`,
  atATime: 1_000,
  fromStart: false,
};

/** The changes of recent and future games that somebody follows, and all withdrawals, which are few. */
const followedAmong = async (tx: NotificationDb, positions: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ position: string }>`
    SELECT DISTINCT a.position FROM activity_log a
    JOIN game_history h ON a.kind = 'game' AND h."gameId" = a."entityId" AND h.revision IN (a.revision, a.revision - 1)
    WHERE a.position = ANY (${positions}::bigint[]) AND h.date > a."recordedAt"::date - 16
      AND EXISTS (SELECT FROM accounts.followings f
        WHERE (f.kind = 'team' AND f."thingId" IN (h."homeTeamId", h."awayTeamId"))
          OR (f.kind = 'league' AND f."thingId" = h."leagueId")
          OR (f.kind = 'tournament' AND f."thingId" = h."tournamentId"))
    UNION SELECT a.position FROM activity_log a
    WHERE a.position = ANY (${positions}::bigint[]) AND a.kind = 'league'
    ORDER BY position`.execute(tx);
  return rows.map(({ position }) => position);
};

/** Adds a job for each change of a followed game, in one transaction with the cursors, so that none is lost. */
const lookOnce = (db: Db): Promise<boolean | null> =>
  oneAtATime(withNotifications(db), 'notifications.watch', async (tx) => {
    const { changes, next } = await unseenChanges(tx.withTables(), watcher);
    const positions = changes.map(({ position }) => position);
    const followed = positions.length === 0 ? [] : await followedAmong(tx, positions);
    for (const subject of followed) await addJob(tx, { job: 'news', subject });
    await noteSeen(tx.withTables(), watcher, next);
    return changes.length > 0 && next.some(({ seen, reached }) => seen !== reached);
  });

type Watched = {
  readonly db: Db;
  readonly hints: Pick<HintBus, 'listen'>;
  readonly logger: Logger;
};

/** Watches games that members follow; returns a function that stops it. */
export const watchGames = ({ db, hints, logger }: Watched): ((withinMs: number) => Promise<void>) =>
  pollOnHints({
    hints,
    logger,
    failed: 'changes to games could not be read; retrying later',
    look: async () => (await lookOnce(db)) ?? false,
  });

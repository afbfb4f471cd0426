import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import { addJob } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';
import { keepLooking, oneAtATime } from '../watching/keep-looking.ts';
import { noteSeen, unseenChanges, type Watcher } from '../watching/unseen-changes.ts';
import { newsActions } from './news-of-game.ts';

/** From when the first program looked on: nobody wants to be told what was before. */
const watcher: Watcher = {
  cursors: 'notifications.cursors',
  which: sql`a.kind = 'game' AND a.action = ANY (${[...newsActions]})`,
  atATime: 1_000,
  fromStart: false,
};

/** Of these changes, those of games of late or to come that somebody follows. */
const followedAmong = async (tx: NotificationDb, positions: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ position: string }>`
    SELECT DISTINCT a.position FROM activity_log a
    JOIN game_history h ON h."gameId" = a."entityId" AND h.revision IN (a.revision, a.revision - 1)
    WHERE a.position = ANY (${positions}::bigint[]) AND h.date > a."recordedAt"::date - 16
      AND EXISTS (SELECT FROM accounts.followings f
        WHERE (f.kind = 'team' AND f."thingId" IN (h."homeTeamId", h."awayTeamId"))
          OR (f.kind = 'league' AND f."thingId" = h."leagueId")
          OR (f.kind = 'tournament' AND f."thingId" = h."tournamentId"))
    ORDER BY a.position`.execute(tx);
  return rows.map(({ position }) => position);
};

/** Each change that somebody is to be told of becomes a job, which commits with how far was looked: none is lost. */
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

/** Keeps looking for what happens to games that members follow; answers how to stop. */
export const watchGames = ({ db, hints, logger }: Watched): ((withinMs: number) => Promise<void>) =>
  keepLooking({
    hints,
    logger,
    failed: 'news could not be looked for, and will be later',
    look: async () => (await lookOnce(db)) ?? false,
  });

import type { Job } from '@rondelle/infra/jobs/worker.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { quietUntil } from '@rondelle/members/notifications/quiet-hours.ts';
import { settingsOf } from '@rondelle/members/notifications/settings.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';
import { messageFor } from './push-message.ts';
import type { PushService } from './push-service.ts';
import { findWaiting, isFinal, newsMs, toldWith, type Waiting } from './waiting-pushes.ts';

/** What is of a moment is worth nothing once the moment has passed. */
const momentary: ReadonlySet<NotificationKind> = new Set(['begins', 'goal']);
const momentMs = 15 * 60_000;

const isStale = ({ kinds, at }: Waiting, now: number): boolean =>
  now - Date.parse(at) > (kinds.every((kind) => momentary.has(kind)) ? momentMs : newsMs);

const sendLater = (db: NotificationDb, id: string, at: string) =>
  sql`SELECT FROM operations.add_job_at('push', ${id}, ${at}::timestamptz)`.execute(db);

const remove = (db: NotificationDb, id: string) =>
  db.deleteFrom('notifications.pushes').where('id', '=', id).execute();

type Options = {
  readonly db: Db;
  readonly service: PushService;
  readonly logger: Logger;
  /** For how long results wait for others that come at once. */
  readonly gatherMs?: number;
};
const usualGatherMs = 20_000;
/** Whoever is not the first looks again by then. */
const carriedMs = 30_000;

/**
 * Sends a push that waits, once; results that came at once are told as one. In quiet hours what is of the moment is left
 * out, and the rest waits for their end. A browser that wants no more is forgotten.
 */
export const sendPush =
  ({ db, service, logger, gatherMs = usualGatherMs }: Options): Job =>
  async (id) => {
    const own = withNotifications(db);
    const waiting = await findWaiting(own, id);
    if (!waiting) return;
    const now = Date.now();
    // Read in the site meanwhile, or too late to be news: nobody is told twice, or of the past.
    if (waiting.readAt !== null || isStale(waiting, now)) return void (await remove(own, id));
    const { quiet, hidesScores } = await settingsOf(own, waiting.memberId);
    const until = quietUntil(now, quiet);
    if (until !== null) {
      if (waiting.kinds.every((kind) => momentary.has(kind))) return void (await remove(own, id));
      return void (await sendLater(own, id, until));
    }
    const all = await toldWith(own, waiting);
    // An earlier one carries it.
    if (all[0]?.id !== id) return void (await sendLater(own, id, new Date(now + carriedMs).toISOString()));
    const due = Date.parse(waiting.at) + gatherMs;
    if (isFinal(waiting) && now < due) return void (await sendLater(own, id, new Date(due).toISOString()));
    const { endpoint, p256dh, auth } = waiting;
    const { text, tag } = await messageFor(db, all, hidesScores);
    const outcome = await service({ endpoint, p256dh, auth }, text, tag);
    if (outcome === 'gone') {
      logger.info({ device: waiting.deviceId }, 'a device wants no more pushes, and is forgotten');
      await own.deleteFrom('notifications.devices').where('id', '=', waiting.deviceId).execute();
      return;
    }
    await own
      .updateTable('notifications.pushes')
      .set({ sentAt: sql<string>`now()` })
      .where(
        'id',
        'in',
        all.map((one) => one.id),
      )
      .execute();
  };

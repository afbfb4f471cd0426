import { isResult } from '@rondelle/contracts/notifications/bundles.ts';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { quietUntil } from '@rondelle/members/notifications/quiet-hours.ts';
import { settingsOf } from '@rondelle/members/notifications/settings.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';
import { bundleWith, messageFor } from './push-message.ts';
import type { PushService } from './push-service.ts';
import { findWaiting, handBack, newsMs, takeOver, type Waiting } from './waiting-pushes.ts';

/** Kinds that lose their value within minutes. */
const momentary: ReadonlySet<NotificationKind> = new Set(['begins', 'goal']);
const momentMs = 15 * 60_000;

const isStale = ({ kinds, at }: Waiting, now: number): boolean =>
  now - Date.parse(at) > (kinds.every((kind) => momentary.has(kind)) ? momentMs : newsMs);

const sendLater = (db: NotificationDb, id: string, at: string) =>
  sql`SELECT FROM operations.add_job_at('push', ${id}, ${at}::timestamptz)`.execute(db);

/** Drops a push; the digest may contain its notification then. */
const remove = async (db: NotificationDb, { id, notificationId }: Waiting): Promise<void> => {
  await db.deleteFrom('notifications.pushes').where('id', '=', id).execute();
  await handBack(db, [notificationId]);
};

type Options = {
  readonly db: Db;
  readonly service: PushService;
  readonly logger: Logger;
  /** How long results wait to be combined with others, in ms. */
  readonly gatherMs?: number;
};
const usualGatherMs = 20_000;
/** How long a push that another one carries waits before it checks again, in ms. */
const carriedMs = 30_000;

/**
 * Sends a waiting push once, unless the member knows its news by another channel or a later change of its game;
 * combines results that arrive together. In quiet hours drops momentary kinds and postpones the others to their end.
 * Deletes a device whose subscription has expired.
 */
export const sendPush =
  ({ db, service, logger, gatherMs = usualGatherMs }: Options): Job =>
  async (id) => {
    const own = withNotifications(db);
    const waiting = await findWaiting(own, id);
    if (!waiting) return;
    const now = Date.now();
    // Known to the member by now, or too old to be news.
    if (waiting.isKnown || isStale(waiting, now)) return remove(own, waiting);
    const { quiet, hidesScores } = await settingsOf(own, waiting.memberId);
    const until = quietUntil(now, quiet);
    if (until !== null) {
      if (waiting.kinds.every((kind) => momentary.has(kind))) return remove(own, waiting);
      return void (await sendLater(own, id, until));
    }
    const bundle = await bundleWith(db, waiting, hidesScores);
    if (bundle.length === 0) return remove(own, waiting);
    // The oldest push of a bundle sends all of them.
    if (bundle.at(-1)?.id !== waiting.notificationId)
      return void (await sendLater(own, id, new Date(now + carriedMs).toISOString()));
    const due = Date.parse(waiting.at) + gatherMs;
    if (isResult(waiting) && now < due) return void (await sendLater(own, id, new Date(due).toISOString()));
    const { endpoint, p256dh, auth } = waiting;
    const ids = bundle.map((one) => one.id);
    // A notification was read or mailed just now: looks up the others again.
    if (!(await takeOver(own, ids))) return void (await sendLater(own, id, new Date(now).toISOString()));
    const message = messageFor(waiting, bundle);
    const outcome = await service({ endpoint, p256dh, auth }, message.text, message.tag);
    if (outcome === 'gone') {
      logger.info({ device: waiting.deviceId }, 'a push subscription has ended; its device was removed');
      await own.deleteFrom('notifications.devices').where('id', '=', waiting.deviceId).execute();
      await handBack(own, ids);
      return;
    }
    await own
      .updateTable('notifications.pushes')
      .set({ sentAt: sql<string>`now()` })
      .where('deviceId', '=', waiting.deviceId)
      .where('notificationId', 'in', ids)
      .execute();
  };

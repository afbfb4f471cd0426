import type { Job } from '@rondelle/infra/jobs/worker.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { About } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { quietUntil } from '@rondelle/members/notifications/quiet-hours.ts';
import { settingsOf } from '@rondelle/members/notifications/settings.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { worded } from '@rondelle/members/notifications/notification-list.ts';
import { sql } from 'kysely';
import type { PushService } from './push-service.ts';

/** What is of a moment is worth nothing once the moment has passed. */
const momentary: ReadonlySet<NotificationKind> = new Set(['begins', 'goal']);
const momentMs = 15 * 60_000;
/** Older news is found in the site. */
const newsMs = 24 * 60 * 60_000;

type Waiting = {
  readonly id: string;
  readonly notificationId: string;
  readonly deviceId: string;
  readonly memberId: string;
  readonly language: Language;
  readonly kinds: NotificationKind[];
  readonly about: About;
  readonly at: string;
  readonly readAt: string | null;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

const findWaiting = async (db: NotificationDb, id: string): Promise<Waiting | null> => {
  const { rows } = await sql<Waiting>`
    SELECT p.id, p."notificationId", p."deviceId", n."memberId", m.language, n.kinds, n.about, n.at, n."readAt",
      d.endpoint, d.p256dh, d.auth
    FROM notifications.pushes p
    JOIN notifications.notifications n ON n.id = p."notificationId"
    JOIN notifications.devices d ON d.id = p."deviceId" AND d."memberId" = n."memberId"
    JOIN accounts.members m ON m.id = n."memberId" AND m."bannedAt" IS NULL
    WHERE p.id = ${id} AND p."sentAt" IS NULL AND d.wants <> 'none'`.execute(db);
  return rows[0] ?? null;
};

const isStale = ({ kinds, at }: Waiting, now: number): boolean =>
  now - Date.parse(at) > (kinds.every((kind) => momentary.has(kind)) ? momentMs : newsMs);

/**
 * By which name a device shows it: what is told twice, since a program died after sending, replaces itself; of a game
 * the latest replaces what came before, also while it waits for a device that is off.
 */
const tagOf = ({ about, notificationId }: Waiting): string =>
  about.of === 'game' ? `game-${about.gameId}` : `notification-${notificationId}`;

const payloadOf = async (db: Db, waiting: Waiting, hides: boolean): Promise<string> => {
  const row = { ...waiting, id: waiting.notificationId };
  const [said] = await worded(db, waiting.language, [row], hides);
  return JSON.stringify({
    id: waiting.notificationId,
    title: said?.title ?? '',
    body: said?.body ?? '',
    path: said?.path ?? null,
    lang: waiting.language,
    tag: tagOf(waiting),
    at: waiting.at,
  });
};

const remove = (db: NotificationDb, id: string) =>
  db.deleteFrom('notifications.pushes').where('id', '=', id).execute();

type Options = { readonly db: Db; readonly service: PushService; readonly logger: Logger };

/**
 * Sends a push that waits, once; in quiet hours what is of the moment is left out, and the rest waits for their end. A
 * browser that wants no more is forgotten.
 */
export const sendPush =
  ({ db, service, logger }: Options): Job =>
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
      await sql`SELECT FROM operations.add_job_at('push', ${id}, ${until}::timestamptz)`.execute(own);
      return;
    }
    const { endpoint, p256dh, auth } = waiting;
    const text = await payloadOf(db, waiting, hidesScores);
    const outcome = await service({ endpoint, p256dh, auth }, text, tagOf(waiting));
    if (outcome === 'gone') {
      logger.info({ device: waiting.deviceId }, 'a device wants no more pushes, and is forgotten');
      await own.deleteFrom('notifications.devices').where('id', '=', waiting.deviceId).execute();
      return;
    }
    await own
      .updateTable('notifications.pushes')
      .set({ sentAt: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
  };

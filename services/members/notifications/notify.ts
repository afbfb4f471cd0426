import type { About } from '@rondelle/contracts/notifications/about.ts';
import type { NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import { sql } from 'kysely';
import { channelsFor, type Choice, type FollowedEntity } from './channels.ts';
import type { NotificationDb } from './tables.ts';

/** News to notify. `source` identifies it: a member is notified of it once, however often this runs. */
export type News = {
  readonly source: string;
  /** The first kind decides the text. */
  readonly kinds: readonly NotificationKind[];
  readonly about: About;
  /** When it happened, ISO 8601. */
  readonly at: string;
};
/** A member to notify, with the followed entities that the news concerns. */
export type Recipient = {
  readonly memberId: string;
  readonly subjects: readonly FollowedEntity[];
  /** Replaces the kinds of the news for this member. */
  readonly kinds?: readonly NotificationKind[];
};

const choicesOf = async (
  tx: NotificationDb,
  recipients: readonly Recipient[],
): Promise<ReadonlyMap<string, readonly Choice[]>> => {
  const entities = recipients.flatMap(({ subjects: own }) => own);
  const { rows } = await sql<Choice & { memberId: string }>`
    SELECT "memberId", kind, "thingId", "inApp", push, mail FROM notifications.choices
    WHERE "memberId" = ANY (${recipients.map(({ memberId }) => memberId)}::uuid[])
      AND (kind = 'all' OR (kind, "thingId") IN (SELECT * FROM unnest(
        ${entities.map(({ kind }) => kind)}::text[], ${entities.map(({ id }) => id)}::int[])))`.execute(tx);
  return Map.groupBy(rows, ({ memberId }) => memberId);
};

type Notified = { readonly memberId: string; readonly kinds: readonly string[] } & ReturnType<
  typeof channelsFor
>;

const insert = async (tx: NotificationDb, news: News, notified: readonly Notified[]) => {
  const { rows } = await sql<{ id: string; memberId: string }>`
    INSERT INTO notifications.notifications
      ("memberId", source, kinds, about, "gameId", at, "isListed", "isForMail")
    SELECT m.id, ${news.source}, string_to_array(t.kinds, ','), ${JSON.stringify(news.about)}::jsonb,
      ${news.about.of === 'game' ? news.about.gameId : null}::int, ${news.at}::timestamptz, t.listed, t.mailed
    FROM unnest(${notified.map(({ memberId }) => memberId)}::uuid[], ${notified.map(({ kinds }) => kinds.join())}::text[],
      ${notified.map(({ inApp }) => inApp)}::boolean[], ${notified.map(({ mail }) => mail)}::boolean[])
      AS t (id, kinds, listed, mailed)
    JOIN accounts.members m ON m.id = t.id AND m."bannedAt" IS NULL
    ON CONFLICT ("memberId", source) DO NOTHING RETURNING id, "memberId"`.execute(tx);
  return rows;
};

/** Queues a push for every device that wants it; a trigger adds the job that sends each one. */
const push = (tx: NotificationDb, ids: readonly string[]) =>
  sql`
    INSERT INTO notifications.pushes ("notificationId", "deviceId")
    SELECT n.id, d.id FROM notifications.notifications n JOIN notifications.devices d USING ("memberId")
    WHERE n.id = ANY (${ids}::bigint[])
      AND (d.wants = 'all' OR (d.wants = 'finals' AND n.kinds && ARRAY['final', 'correction']))
    ON CONFLICT DO NOTHING`.execute(tx);

/**
 * Notifies members in the transaction of the cause: in the site and by push. Skips members who were notified before,
 * are banned or have opted out. Returns the members with a new notification in the site.
 */
export const notifyMembers = async (
  tx: NotificationDb,
  news: News,
  recipients: readonly Recipient[],
): Promise<readonly string[]> => {
  if (recipients.length === 0) return [];
  const choices = await choicesOf(tx, recipients);
  const notified = recipients
    .map(({ memberId, subjects: entities, kinds = news.kinds }) => {
      return { memberId, kinds, ...channelsFor(kinds, entities, choices.get(memberId) ?? []) };
    })
    .filter(({ inApp, push: pushed, mail }) => inApp || pushed || mail);
  if (notified.length === 0) return [];
  const rows = await insert(tx, news, notified);
  const by = new Map(notified.map((one) => [one.memberId, one]));
  const pushed = rows.filter(({ memberId }) => by.get(memberId)?.push).map(({ id }) => id);
  if (pushed.length > 0) await push(tx, pushed);
  const listed = rows.map(({ memberId }) => memberId).filter((id) => by.get(id)?.inApp);
  await sql`INSERT INTO operations.change_hints (topic)
    SELECT 'member:' || id FROM unnest(${listed}::text[]) id`.execute(tx);
  return listed;
};

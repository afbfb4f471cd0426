import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NotificationDb } from './tables.ts';

/** A kind that is sent at once: results wait for each other. */
const kinds = ['mention'];

/** Sends a test push to each of a member's devices; returns their number. */
export const sendTestNotification = async (db: NotificationDb, memberId: string): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      INSERT INTO notifications.notifications ("memberId", source, kinds, about, at, "isListed", "isForMail")
      VALUES (${memberId}, ${`test-${randomUUID()}`}, ${kinds}, '{"of":"test"}', now(), false, false)
      RETURNING id`.execute(tx);
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO notifications.pushes ("notificationId", "deviceId")
      SELECT ${rows[0]?.id ?? '0'}::bigint, id FROM notifications.devices
      WHERE "memberId" = ${memberId} AND wants <> 'none'`.execute(tx);
    return Number(numAffectedRows);
  });

import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { notifyMembers } from '@rondelle/members/notifications/notify.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { isIn } from './standing.ts';

type Concerned = { readonly memberId: string; readonly isNamed: boolean };

/**
 * The members whom a message mentions, replies to or, in a private room, addresses; not those who have blocked its
 * author. A member who is not named is notified once until the room is read, and not while it is open.
 */
const concerned = async (db: NotificationDb, chatid: number, seq: number): Promise<readonly Concerned[]> => {
  const { rows } = await sql<Concerned>`
    WITH m AS (SELECT * FROM community.messages WHERE "roomId" = ${chatid} AND seq = ${seq} AND state = 'shown')
    SELECT found."memberId", bool_or(named) AS "isNamed" FROM (
      SELECT n."memberId", true AS named FROM m JOIN community.mentions n USING ("roomId", seq)
      UNION ALL SELECT q."authorId", false
        FROM m JOIN community.messages q ON q."roomId" = m."roomId" AND q.seq = m."replyTo"
      UNION ALL SELECT CASE WHEN r."firstId" = m."authorId" THEN r."secondId" ELSE r."firstId" END, false
        FROM m JOIN community.rooms r ON r.id = m."roomId" AND r.type = 'private') found
    JOIN m ON m."authorId" <> found."memberId"
    JOIN community.rooms r ON r.id = m."roomId"
    JOIN community.room_members rm ON rm."roomId" = r.id AND rm."memberId" = found."memberId" AND ${isIn}
    WHERE NOT EXISTS (SELECT FROM community.blocks b
        WHERE b."memberId" = found."memberId" AND b."blockedId" = m."authorId")
      AND (named OR NOT (rm."isQuiet"
        OR EXISTS (SELECT FROM community.presences p
          WHERE p."roomId" = r.id AND p."memberId" = found."memberId" AND p.until > now())
        OR EXISTS (SELECT FROM notifications.notifications n
          WHERE n."memberId" = found."memberId" AND n."readAt" IS NULL
            AND n.about @> jsonb_build_object('of', 'message', 'inId', r.id))))
    GROUP BY found."memberId"`.execute(db);
  return rows;
};

/** Notifies the members whom a message concerns; returns those with a new notification in the site. */
export const notifyOfMessage = (db: Db, message: ChatMessage): Promise<readonly string[]> =>
  withNotifications(db)
    .transaction()
    .execute(async (tx) => {
      const { id, chatroomId, user, sentAt } = message;
      const about = { of: 'message', inId: chatroomId, id, authorNumber: user.id } as const;
      const news = { source: `message-${chatroomId}-${id}`, kinds: ['reply'], about, at: sentAt } as const;
      const all = await concerned(tx, chatroomId, id);
      const recipients = all.map(({ memberId, isNamed }) => ({
        memberId,
        subjects: [],
        ...(isNamed && { kinds: ['mention'] as const }),
      }));
      return notifyMembers(tx, news, recipients);
    });

import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { tellMembers } from '@rondelle/members/notifications/tell.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

/** Tells those whom a message names, once; answers who has something new in the site. */
export const tellMentions = async (db: Db, message: ChatMessage): Promise<readonly string[]> => {
  const { id, chatroomId, user, sentAt, state } = message;
  if (state !== 'shown') return [];
  const { rows } = await sql<{ memberId: string }>`
    SELECT "memberId" FROM community.mentions WHERE "roomId" = ${chatroomId} AND seq = ${id}`.execute(db);
  if (rows.length === 0) return [];
  const about = { of: 'message', inId: chatroomId, id, authorNumber: user.id } as const;
  const news = { source: `message-${chatroomId}-${id}`, kinds: ['mention'], about, at: sentAt } as const;
  const recipients = rows.map(({ memberId }) => ({ memberId, things: [] }));
  return withNotifications(db)
    .transaction()
    .execute((tx) => tellMembers(tx, news, recipients));
};

import { type RawBuilder, sql } from 'kysely';
import type { AccountsDb } from './tables.ts';

/** More than any member can have: older messages are pruned. */
const most = 100_000;

const all = async <Row>(db: AccountsDb, query: RawBuilder<Row>): Promise<Row[]> =>
  (await sql<Row>`${query} LIMIT ${most}`.execute(db)).rows;

/** A member's chat data: rooms, messages, blocks, mutes, judged texts and reports. */
export const storedChatData = async (db: AccountsDb, memberId: string) => {
  const [chatRooms, chatMessages, blocked, mutes, judgedTexts, textReports] = await Promise.all([
    all(
      db,
      sql<{ id: number; type: string; standing: string; joinedAt: string }>`
        SELECT r.id, r.type, rm.standing, rm."joinedAt" FROM community.room_members rm
        JOIN community.rooms r ON r.id = rm."roomId" WHERE rm."memberId" = ${memberId} ORDER BY r.id`,
    ),
    all(
      db,
      sql<{ room: number; message: string; state: string; sentAt: string }>`
        SELECT "roomId" AS room, text AS message, state, "sentAt" FROM community.messages
        WHERE "authorId" = ${memberId} ORDER BY "sentAt"`,
    ),
    all(
      db,
      sql<{ number: number }>`
        SELECT m.number FROM community.blocks b JOIN accounts.members m ON m.id = b."blockedId"
        WHERE b."memberId" = ${memberId} ORDER BY 1`,
    ),
    all(
      db,
      sql<{ until: string; because: string }>`
        SELECT until, because FROM community.mutes WHERE "memberId" = ${memberId}`,
    ),
    all(
      db,
      sql<{ text: string; state: string; because: string | null; appeal: string | null }>`
        SELECT text, state, because, appeal FROM moderation.texts WHERE "authorId" = ${memberId} ORDER BY id`,
    ),
    all(
      db,
      sql<{ reason: string; at: string }>`
        SELECT reason, at FROM moderation.text_reports WHERE "reporterId" = ${memberId} ORDER BY at`,
    ),
  ]);
  const blockedMembers = blocked.map(({ number }) => number);
  return { chatRooms, chatMessages, blockedMembers, mutes, judgedTexts, textReports };
};

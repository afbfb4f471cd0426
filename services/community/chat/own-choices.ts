import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

type Read = { readonly chatid: number; readonly seq: number };

/** Marks a room as read up to a message, on every device; returns whether that changed anything. */
export const markRead = async (db: Db, memberId: string, { chatid, seq }: Read): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE community.room_members rm SET "readSeq" = least(${seq}::int, r."lastSeq")
    FROM community.rooms r
    WHERE r.id = rm."roomId" AND rm."roomId" = ${chatid} AND rm."memberId" = ${memberId}
      AND rm."readSeq" < least(${seq}::int, r."lastSeq")`.execute(db);
  return numAffectedRows === 1n;
};

/** Mutes a room for a member: its unread messages do not count in the total. */
export const setQuiet = async (db: Db, memberId: string, chatid: number, quiet: boolean): Promise<void> => {
  await sql`
    UPDATE community.room_members SET "isQuiet" = ${quiet}
    WHERE "roomId" = ${chatid} AND "memberId" = ${memberId}`.execute(db);
};

/** Blocks a member from private contact, or unblocks them; they are not notified. */
export const setBlock = async (db: Db, memberId: string, uid: number, blocked: boolean): Promise<void> => {
  const statement = blocked
    ? sql`
        INSERT INTO community.blocks ("memberId", "blockedId")
        SELECT ${memberId}, id FROM accounts.members WHERE number = ${uid} AND id <> ${memberId}
        ON CONFLICT DO NOTHING`
    : sql`
        DELETE FROM community.blocks WHERE "memberId" = ${memberId}
          AND "blockedId" IN (SELECT id FROM accounts.members WHERE number = ${uid})`;
  await statement.execute(db);
};

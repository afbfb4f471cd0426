import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

type Read = { readonly chatid: number; readonly seq: number };

/** Up to a message that is there: on every device. */
export const markRead = async (db: Db, memberId: string, { chatid, seq }: Read): Promise<void> => {
  await sql`
    UPDATE community.room_members rm SET "readSeq" = greatest(rm."readSeq", least(${seq}::int, r."lastSeq"))
    FROM community.rooms r
    WHERE r.id = rm."roomId" AND rm."roomId" = ${chatid} AND rm."memberId" = ${memberId}`.execute(db);
};

/** A quiet room counts nothing as unread in sum. */
export const setQuiet = async (db: Db, memberId: string, chatid: number, quiet: boolean): Promise<void> => {
  await sql`
    UPDATE community.room_members SET "isQuiet" = ${quiet}
    WHERE "roomId" = ${chatid} AND "memberId" = ${memberId}`.execute(db);
};

/** Whom one does not want to hear from in private; they are not told. */
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

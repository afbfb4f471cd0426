import type { RoomNews } from '@rondelle/contracts/community/chat.outputs.ts';
import { typingMs } from '@rondelle/contracts/community/chat.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

/** How long a presence lasts without a renewal, in ms. */
const presenceMs = 45_000;
const mostListed = 100;

export type Presence = { readonly chatid: number; readonly memberId: string; readonly connectionId: string };

export const recordPresence = async (db: Db, { chatid, memberId, connectionId }: Presence): Promise<void> => {
  await sql`
    INSERT INTO community.presences ("roomId", "memberId", "connectionId", until)
    SELECT ${chatid}::int, id, ${connectionId}::uuid, now() + ${presenceMs} * interval '1 millisecond'
    FROM accounts.members WHERE id = ${memberId}
    ON CONFLICT ("roomId", "memberId", "connectionId") DO UPDATE SET until = excluded.until`.execute(db);
};

export const endPresence = async (
  db: Db,
  { chatid, connectionId }: Omit<Presence, 'memberId'>,
): Promise<void> => {
  await sql`
    DELETE FROM community.presences
    WHERE "roomId" = ${chatid} AND "connectionId" = ${connectionId}`.execute(db);
};

/** Records typing; returns false when the member has no open connection to the room. */
export const recordTyping = async (db: Db, chatid: number, memberId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE community.presences SET "typingUntil" = now() + ${typingMs} * interval '1 millisecond'
    WHERE "roomId" = ${chatid} AND "memberId" = ${memberId} AND until > now()`.execute(db);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
};

export type Here = NonNullable<RoomNews['here']>;

/**
 * The people who have a room open and show their presence. Others are not counted either: in a small room, a number
 * would reveal names.
 */
export const peopleIn = async (db: Db, chatid: number): Promise<Here> => {
  const { rows } = await sql<Here[number]>`
    SELECT m.number AS id, m.username, coalesce(bool_or(p."typingUntil" > now()), false) AS "isTyping"
    FROM community.presences p JOIN accounts.members m ON m.id = p."memberId"
    JOIN notifications.settings s ON s."memberId" = m.id AND s."showsPresence"
    WHERE p."roomId" = ${chatid} AND p.until > now()
    GROUP BY m.number, m.username ORDER BY m.username LIMIT ${mostListed}`.execute(db);
  return rows;
};

/** The people whom a member sees: the visible ones, and always the member. */
export const seenBy = (
  here: Here,
  { id, username }: { readonly id: number; readonly username: string },
): Here => (here.some((one) => one.id === id) ? here : [...here, { id, username, isTyping: false }]);

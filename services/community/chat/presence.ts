import type { RoomNews } from '@rondelle/contracts/community/chat.outputs.ts';
import { typingMs } from '@rondelle/contracts/community/chat.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

/** Said again within this time, or they have left. */
const presenceMs = 45_000;
const mostShown = 100;

export type Presence = { readonly chatid: number; readonly memberId: string; readonly connectionId: string };

export const bePresent = async (db: Db, { chatid, memberId, connectionId }: Presence): Promise<void> => {
  await sql`
    INSERT INTO community.presences ("roomId", "memberId", "connectionId", until)
    SELECT ${chatid}::int, id, ${connectionId}::uuid, now() + ${presenceMs} * interval '1 millisecond'
    FROM accounts.members WHERE id = ${memberId}
    ON CONFLICT ("roomId", "memberId", "connectionId") DO UPDATE SET until = excluded.until`.execute(db);
};

export const beGone = async (db: Db, { chatid, connectionId }: Omit<Presence, 'memberId'>): Promise<void> => {
  await sql`
    DELETE FROM community.presences
    WHERE "roomId" = ${chatid} AND "connectionId" = ${connectionId}`.execute(db);
};

/** Whoever types looks at the room: without a line there is nothing to note. */
export const beTyping = async (db: Db, chatid: number, memberId: string): Promise<void> => {
  await sql`
    UPDATE community.presences SET "typingUntil" = now() + ${typingMs} * interval '1 millisecond'
    WHERE "roomId" = ${chatid} AND "memberId" = ${memberId}`.execute(db);
};

type Person = NonNullable<RoomNews['here']>[number];
/** `isHidden`: is counted, and named to nobody else. */
export type Here = readonly (Person & { readonly isHidden: boolean })[];

/** Who looks at a room. */
export const hereIn = async (db: Db, chatid: number): Promise<Here> => {
  const { rows } = await sql<Here[number]>`
    SELECT m.number AS id, m.username, NOT coalesce(s."showsPresence", false) AS "isHidden",
      coalesce(bool_or(p."typingUntil" > now()), false) AND coalesce(s."showsPresence", false) AS "isTyping"
    FROM community.presences p JOIN accounts.members m ON m.id = p."memberId"
    LEFT JOIN notifications.settings s ON s."memberId" = m.id
    WHERE p."roomId" = ${chatid} AND p.until > now()
    GROUP BY m.number, m.username, s."showsPresence" ORDER BY m.username LIMIT ${mostShown}`.execute(db);
  return rows;
};

/** Those whom a member is told of by name: who wants to be seen, and themselves. */
export const seenBy = (here: Here, number: number): readonly Person[] =>
  here
    .filter(({ id, isHidden }) => !isHidden || id === number)
    .map(({ id, username, isTyping }) => ({ id, username, isTyping }));

import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Chatter, OwnRoom } from '../tables.ts';
import { isIn, standingWith } from './standing.ts';

/** The requesting member; their role affects their standing in teams' rooms. */
export type Requester = Pick<Chatter, 'memberId' | 'role'>;

/** Returns whether every member of 14 and more may read the room without being admitted. */
export const isOpen = ({ type }: Pick<OwnRoom, 'type'>): boolean =>
  type === 'league' || type === 'tournament';

export const mayRead = (room: Pick<OwnRoom, 'type' | 'standing'>): boolean =>
  isOpen(room) || room.standing === 'member' || room.standing === 'keeper';

/** Selects rooms (as `r`) with a member's standing in them (row `rm`). */
export const ownRooms = ({ memberId, role }: Requester): RawBuilder<unknown> => sql`
  SELECT r.id, r.type, r."thingId", r.label, r."lastSeq", r."lastChange", r."lastMessageAt",
    CASE WHEN rm."memberId" IS NULL THEN 'none' ELSE ${standingWith(sql<string>`${role}::text`)} END AS standing,
    coalesce(rm."readSeq", 0) AS "readSeq", coalesce(rm."isQuiet", false) AS "isQuiet"
  FROM community.rooms r
  LEFT JOIN community.room_members rm ON rm."roomId" = r.id AND rm."memberId" = ${memberId}`;

export const findRoom = async (db: Db, requester: Requester, chatid: number): Promise<OwnRoom | null> => {
  const { rows } = await sql<OwnRoom>`${ownRooms(requester)} WHERE r.id = ${chatid}`.execute(db);
  return rows[0] ?? null;
};

/** The room, if the member may read it; otherwise throws `room/unknown`, so that its existence stays hidden. */
export const readableRoom = async (db: Db, requester: Requester, chatid: number): Promise<OwnRoom> => {
  const room = await findRoom(db, requester, chatid);
  if (!room || !mayRead(room)) throw new DomainError('room/unknown', 'chatid');
  return room;
};

type Followed = { readonly sessionId: string; readonly chatid: number };

/**
 * The followers who may still follow, as `session room` keys: the session is valid, the member is not banned and still
 * in the room.
 */
export const stillFollowing = async (db: Db, followed: readonly Followed[]): Promise<ReadonlySet<string>> => {
  const sessions = followed.map(({ sessionId }) => sessionId);
  const rooms = followed.map(({ chatid }) => chatid);
  const { rows } = await sql<{ key: string }>`
    SELECT f.session || ' ' || f.room AS key
    FROM unnest(${sessions}::uuid[], ${rooms}::int[]) AS f (session, room)
    JOIN accounts.sessions s ON s.id = f.session AND s."expiresAt" > now()
    JOIN accounts.members m ON m.id = s."memberId" AND m."bannedAt" IS NULL
    JOIN community.rooms r ON r.id = f.room
    WHERE r.type IN ('league', 'tournament') OR EXISTS (
      SELECT FROM community.room_members rm
      WHERE rm."roomId" = f.room AND rm."memberId" = m.id AND ${isIn})`.execute(db);
  return new Set(rows.map(({ key }) => key));
};

import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { OwnRoom } from '../tables.ts';

/** Whether everybody of 14 and more reads along without being let in. */
export const isOpen = ({ type }: Pick<OwnRoom, 'type'>): boolean =>
  type === 'league' || type === 'tournament';

export const mayRead = (room: Pick<OwnRoom, 'type' | 'standing'>): boolean =>
  isOpen(room) || room.standing === 'member' || room.standing === 'keeper';

/** Rooms (as `r`) with how a member stands to them (as `own`). */
export const ownRooms = (memberId: string): RawBuilder<unknown> => sql`
  SELECT r.id, r.type, r."thingId", r.label, r."lastSeq", r."lastChange", r."lastMessageAt",
    coalesce(own.standing, 'none') AS standing, coalesce(own."readSeq", 0) AS "readSeq",
    coalesce(own."isQuiet", false) AS "isQuiet"
  FROM community.rooms r
  LEFT JOIN community.room_members own ON own."roomId" = r.id AND own."memberId" = ${memberId}`;

export const findRoom = async (db: Db, memberId: string, chatid: number): Promise<OwnRoom | null> => {
  const { rows } = await sql<OwnRoom>`${ownRooms(memberId)} WHERE r.id = ${chatid}`.execute(db);
  return rows[0] ?? null;
};

/** The room, for who may read it; nobody else is told that it is there (`room/unknown`). */
export const readableRoom = async (db: Db, memberId: string, chatid: number): Promise<OwnRoom> => {
  const room = await findRoom(db, memberId, chatid);
  if (!room || !mayRead(room)) throw new DomainError('room/unknown', 'chatid');
  return room;
};

type Followed = { readonly sessionId: string; readonly chatid: number };

/** Which of those who follow rooms may still: their session is there, they are not banned, and nobody put them out. */
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
      WHERE rm."roomId" = f.room AND rm."memberId" = m.id AND rm.standing <> 'asked')`.execute(db);
  return new Set(rows.map(({ key }) => key));
};

import type { ChatRoomOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import type { Standing } from '@rondelle/contracts/community/chat.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { mutedUntil } from '../safety/admission.ts';
import { findRoom, mayRead } from './access.ts';
import type { Chatter } from '../tables.ts';
import { keepsRooms } from './looks-after.ts';
import { described } from './room-list.ts';

const mostPeople = 200;

/** Who is in a room; that they look at it now is said of those who want to be seen. */
const peopleOf = async (
  db: Db,
  memberId: string,
  chatid: number,
  isKeeper: boolean,
): Promise<ChatRoomOutput['people']> => {
  const { rows } = await sql<{ id: number; username: string; standing: Standing; isHere: boolean }>`
    SELECT m.number AS id, m.username, rm.standing, EXISTS (
      SELECT FROM community.presences p
      WHERE p."roomId" = rm."roomId" AND p."memberId" = m.id AND p.until > now()
        AND (m.id = ${memberId} OR EXISTS (SELECT FROM notifications.settings s
          WHERE s."memberId" = m.id AND s."showsPresence"))) AS "isHere"
    FROM community.room_members rm JOIN accounts.members m ON m.id = rm."memberId"
    WHERE rm."roomId" = ${chatid} AND (${isKeeper} OR rm.standing <> 'asked')
    ORDER BY rm.standing, m.username LIMIT ${mostPeople}`.execute(db);
  return rows;
};

type Asked = { readonly lang: Language; readonly chatid: number };

/** One room with who is in it; of a room that one waits to be let into, its name and nothing else. */
export const roomOf = async (db: Db, chatter: Chatter, { lang, chatid }: Asked): Promise<ChatRoomOutput> => {
  const { memberId } = chatter;
  const room = await findRoom(db, memberId, chatid);
  if (!room || (!mayRead(room) && room.standing !== 'asked')) throw new DomainError('room/unknown', 'chatid');
  const isKeeper = room.standing === 'keeper' || (keepsRooms(chatter) && room.type === 'team');
  const [[own], people, muted] = await Promise.all([
    described(db, lang, memberId, [room]),
    mayRead(room) ? peopleOf(db, memberId, chatid, isKeeper) : [],
    mutedUntil(db, memberId),
  ]);
  if (!own) throw new DomainError('room/unknown', 'chatid');
  return { ...own, people, mayWrite: mayRead(room) && muted === null, isKeeper, mutedUntil: muted };
};

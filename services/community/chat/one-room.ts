import type { ChatRoomOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import type { Standing } from '@rondelle/contracts/community/chat.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { mutedUntil } from '../safety/admission.ts';
import { findRoom, mayRead } from './access.ts';
import type { Chatter } from '../tables.ts';
import { described } from './room-list.ts';
import { isIn, standingNow } from './standing.ts';

const mostPeople = 200;

/** The people in a room. The online state is included only for those who show their presence. */
const peopleOf = async (
  db: Db,
  memberId: string,
  chatid: number,
  isKeeper: boolean,
): Promise<ChatRoomOutput['people']> => {
  const { rows } = await sql<{ id: number; username: string; standing: Standing; isHere: boolean }>`
    SELECT m.number AS id, m.username, ${standingNow} AS standing, EXISTS (
      SELECT FROM community.presences p
      WHERE p."roomId" = rm."roomId" AND p."memberId" = m.id AND p.until > now()
        AND (m.id = ${memberId} OR EXISTS (SELECT FROM notifications.settings s
          WHERE s."memberId" = m.id AND s."showsPresence"))) AS "isHere"
    FROM community.room_members rm JOIN community.rooms r ON r.id = rm."roomId"
    JOIN accounts.members m ON m.id = rm."memberId"
    WHERE rm."roomId" = ${chatid} AND (${isKeeper} OR ${isIn})
    ORDER BY standing, m.username LIMIT ${mostPeople}`.execute(db);
  return rows;
};

type Input = { readonly lang: Language; readonly chatid: number };

/** One room with its people. A member who waits for admission sees only its name. */
export const roomOf = async (db: Db, chatter: Chatter, { lang, chatid }: Input): Promise<ChatRoomOutput> => {
  const { memberId } = chatter;
  const room = await findRoom(db, chatter, chatid);
  if (!room || (!mayRead(room) && room.standing !== 'asked')) throw new DomainError('room/unknown', 'chatid');
  const isKeeper = room.standing === 'keeper';
  const [[own], people, muted] = await Promise.all([
    described(db, lang, memberId, [room]),
    mayRead(room) ? peopleOf(db, memberId, chatid, isKeeper) : [],
    mutedUntil(db, memberId),
  ]);
  if (!own) throw new DomainError('room/unknown', 'chatid');
  return { ...own, people, mayWrite: mayRead(room) && muted === null, isKeeper, mutedUntil: muted };
};

import type { ChatRoom, ChatRoomsOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import { mostRooms } from '@rondelle/contracts/community/chat.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import type { OwnRoom } from '../tables.ts';
import { type Requester, mayRead, ownRooms } from './access.ts';
import { messageColumns, messageOf, type MessageRow, messageTables, visibleTo } from './message-rows.ts';
import { labelsOf } from '@rondelle/members/room-labels.ts';
import { hasWords, wordsIn } from '../search-words.ts';
import { isIn } from './standing.ts';

type Counts = {
  readonly roomId: number;
  readonly users: number;
  readonly messages: number;
  readonly unread: number;
  readonly isMentioned: boolean;
};

/** Unread messages are counted up to this number. */
const mostUnread = 100;

const countsOf = async (db: Db, memberId: string, rooms: readonly OwnRoom[]) => {
  const ids = rooms.map(({ id }) => id);
  const reads = rooms.map(({ readSeq }) => readSeq);
  const { rows } = await sql<Counts>`
    SELECT r.id AS "roomId", r."lastSeq" AS messages,
      (SELECT count(*)::int FROM community.room_members rm
        WHERE rm."roomId" = r.id AND ${isIn}) AS users,
      (SELECT count(*)::int FROM (
        SELECT FROM community.messages m WHERE m."roomId" = r.id AND m.seq > r.read AND m.state = 'shown'
          AND m."authorId" <> ${memberId} LIMIT ${mostUnread}) unread) AS unread,
      EXISTS (SELECT FROM community.mentions n
        WHERE n."roomId" = r.id AND n.seq > r.read AND n."memberId" = ${memberId}) AS "isMentioned"
    FROM (
      SELECT room.id, room.type, room."lastSeq", asked.read FROM community.rooms room
      JOIN unnest(${ids}::int[], ${reads}::int[]) AS asked (id, read) ON asked.id = room.id) r`.execute(db);
  return new Map(rows.map((row) => [row.roomId, row]));
};

const lastMessages = async (db: Db, memberId: string, chatids: readonly number[]) => {
  const { rows } = await sql<MessageRow>`
    SELECT last.* FROM unnest(${chatids}::int[]) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT ${messageColumns} FROM ${messageTables}
      WHERE m."roomId" = asked.id AND ${visibleTo(memberId)} ORDER BY m.seq DESC LIMIT 1) last`.execute(db);
  return new Map(rows.map((row) => [row.roomId, row]));
};

/** The rooms of a list, as a member sees them. */
export const described = async (
  db: Db,
  lang: Language,
  memberId: string,
  rooms: readonly OwnRoom[],
): Promise<ChatRoom[]> => {
  const chatids = rooms.map(({ id }) => id);
  const readable = rooms.filter(mayRead).map(({ id }) => id);
  const [labels, counts, last] = await Promise.all([
    labelsOf(db, lang, memberId, chatids),
    countsOf(db, memberId, rooms),
    lastMessages(db, memberId, readable),
  ]);
  return rooms.map(({ id, type, standing, isQuiet, lastMessageAt }) => {
    const count = counts.get(id);
    const message = last.get(id);
    const isMember = standing === 'member' || standing === 'keeper';
    return {
      id,
      type,
      label: labels.get(id)?.label ?? '',
      path: labels.get(id)?.path ?? null,
      nbUsers: count?.users ?? 0,
      nbMessages: count?.messages ?? 0,
      lastMessage: message ? messageOf(message, lang) : null,
      user: message ? { id: message.number, username: message.username } : null,
      lastMessageAt,
      unread: isMember ? (count?.unread ?? 0) : 0,
      isMentioned: isMember && (count?.isMentioned ?? false),
      standing,
      isQuiet,
    };
  });
};

/** The rooms that a member is in or waits for, latest message first. */
export const roomsOf = async (
  db: Db,
  requester: Requester,
  { lang, query }: { readonly lang: Language; readonly query: string },
): Promise<ChatRoomsOutput> => {
  const { rows } = await sql<OwnRoom>`
    ${ownRooms(requester)} WHERE rm."memberId" IS NOT NULL
    ORDER BY r."lastMessageAt" DESC NULLS LAST, r.id DESC LIMIT ${mostRooms}`.execute(db);
  const rooms = await described(db, lang, requester.memberId, rows);
  const words = wordsIn(query);
  return {
    rooms: rooms.filter(({ label }) => hasWords(label, words)),
    unread: rooms.reduce((sum, { unread, isQuiet }) => sum + (isQuiet ? 0 : unread), 0),
  };
};

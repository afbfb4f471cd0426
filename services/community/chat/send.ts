import { mentionPattern } from '@rondelle/contracts/community/mentions.ts';
import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { type Admitted, admitFrom } from '../safety/admission.ts';
import { talkableAmong } from '../safety/private-talk.ts';
import { holdMessage } from '../safety/reports.ts';
import type { Chatter, OwnRoom } from '../tables.ts';
import { isWrittenTwice } from '../written-twice.ts';
import { isOpen, readableRoom } from './access.ts';
import { messageColumns, messageOf, type MessageRow, messageTables } from './message-rows.ts';
import { isIn } from './standing.ts';

type NewMessage = {
  readonly chatid: number;
  readonly commandId: string;
  readonly text: string;
  readonly replyTo: number | null;
  readonly captcha?: string;
};

const sentBefore = async (db: Db, memberId: string, commandId: string): Promise<MessageRow | null> => {
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns} FROM ${messageTables}
    WHERE m."authorId" = ${memberId} AND m."commandId" = ${commandId}`.execute(db);
  return rows[0] ?? null;
};

/** The others of a private room or a group; an erased member of a private room is null. */
const othersIn = async (db: Db, { id, type }: OwnRoom, memberId: string): Promise<(string | null)[]> => {
  const others =
    type === 'private'
      ? sql`SELECT CASE WHEN "firstId" = ${memberId} THEN "secondId" ELSE "firstId" END AS id
          FROM community.rooms WHERE id = ${id}`
      : sql`SELECT "memberId" AS id FROM community.room_members
          WHERE "roomId" = ${id} AND "memberId" <> ${memberId}`;
  const { rows } = await sql<{ id: string | null }>`${others}`.execute(db);
  return rows.map((row) => row.id);
};

/**
 * Throws unless the member may still talk in private with everybody in a private room or a group; other rooms have
 * other readers.
 */
export const assertMayTalk = async (db: Db, room: OwnRoom, memberId: string): Promise<void> => {
  if (room.type !== 'private' && room.type !== 'group') return;
  const others = await othersIn(db, room, memberId);
  const known = others.filter((other) => other !== null);
  const talkable = await talkableAmong(db, memberId, known, others.length === 1);
  if (talkable.size < others.length) throw new DomainError('chat/private-refused');
};

const mostNamed = 20;
/** The most names in a text, including those that are the beginning of a longer one. */
const mostLookedAt = 500;

/** The room's members named after an `@`, except those who have blocked the author. */
const namedIn = async (db: Db, chatid: number, authorId: string, text: string): Promise<string[]> => {
  if (!text.includes('@')) return [];
  const { rows } = await sql<{ id: string; username: string }>`
    SELECT named.id, named.username FROM community.room_members rm JOIN community.rooms r ON r.id = rm."roomId"
    JOIN accounts.members named ON named.id = rm."memberId"
    WHERE rm."roomId" = ${chatid} AND ${isIn} AND named.id <> ${authorId}
      AND position('@' || lower(named.username) IN lower(${text}::text)) > 0
      AND NOT EXISTS (SELECT FROM community.blocks b WHERE b."memberId" = named.id AND b."blockedId" = ${authorId})
    LIMIT ${mostLookedAt}`.execute(db);
  const pattern = mentionPattern(rows.map(({ username }) => username));
  if (!pattern) return [];
  const named = new Set([...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase()));
  const isNamed = ({ username }: { username: string }) => named.has(username.toLowerCase());
  return rows
    .filter(isNamed)
    .slice(0, mostNamed)
    .map(({ id }) => id);
};

/**
 * One statement, because it locks the room's row until the commit: numbers then follow the order of commits, and
 * readers of "everything after n" miss nothing.
 */
const insert = async (
  db: Db,
  { memberId }: Chatter,
  { chatid, commandId, replyTo }: NewMessage,
  { text, state }: Admitted,
): Promise<void> => {
  const named = await namedIn(db, chatid, memberId, text);
  await sql`
    WITH room AS (
      UPDATE community.rooms SET "lastSeq" = "lastSeq" + 1, "lastChange" = "lastChange" + 1,
        "lastMessageAt" = clock_timestamp()
      WHERE id = ${chatid} RETURNING id, "lastSeq", "lastChange", "lastMessageAt"),
    message AS (
      INSERT INTO community.messages
        ("roomId", seq, change, "authorId", "commandId", text, "replyTo", state, "sentAt")
      SELECT id, "lastSeq", "lastChange", ${memberId}, ${commandId}, ${text}, ${replyTo}::int,
        ${state === 'held' ? 'held' : 'shown'}, "lastMessageAt" FROM room RETURNING "roomId", seq),
    named AS (
      INSERT INTO community.mentions ("roomId", seq, "memberId")
      SELECT message."roomId", message.seq, m.id
      FROM message, accounts.members m WHERE m.id = ANY (${named}::uuid[])),
    typed AS (
      UPDATE community.presences SET "typingUntil" = NULL
      WHERE "roomId" = ${chatid} AND "memberId" = ${memberId} AND "typingUntil" IS NOT NULL)
    INSERT INTO community.room_members ("roomId", "memberId", "readSeq")
    SELECT "roomId", ${memberId}, seq FROM message
    ON CONFLICT ("roomId", "memberId") DO UPDATE SET "readSeq" = excluded."readSeq"`.execute(db);
};

type Sent = { readonly message: ChatMessage; readonly isNew: boolean };

/**
 * Sends a message to a room; a repeated command id returns the first message. Throws `room/unknown`,
 * `chat/private-refused` and the errors of `admitFrom`.
 */
export const send = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  message: NewMessage & { readonly lang: Language },
): Promise<Sent> => {
  const { memberId } = chatter;
  const before = await sentBefore(db, memberId, message.commandId);
  if (before) return { message: messageOf(before, message.lang), isNew: false };
  const room = await readableRoom(db, chatter, message.chatid);
  await assertMayTalk(db, room, memberId);
  const admitted = await admitFrom(db, services, chatter, { ...message, place: 'chat' });
  try {
    await insert(db, chatter, message, admitted);
  } catch (error) {
    if (!isWrittenTwice(error, 'messages_authorId_commandId')) throw error;
  }
  const row = await sentBefore(db, memberId, message.commandId);
  if (!row) throw new DomainError('room/unknown', 'chatid');
  if (admitted.state === 'held') await holdMessage(db, row, admitted.reason);
  return { message: messageOf(row, message.lang), isNew: true };
};

/** The members whose list of rooms to update: everybody in a closed room, only those mentioned in an open one. */
export const membersToRefresh = async (db: Db, chatid: number, seq: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string; type: OwnRoom['type']; isNamed: boolean }>`
    SELECT rm."memberId" AS id, r.type, EXISTS (
      SELECT FROM community.mentions n
      WHERE n."roomId" = r.id AND n.seq = ${seq} AND n."memberId" = rm."memberId") AS "isNamed"
    FROM community.rooms r JOIN community.room_members rm ON rm."roomId" = r.id AND ${isIn}
    WHERE r.id = ${chatid} AND (r.type NOT IN ('league', 'tournament') OR EXISTS (
      SELECT FROM community.mentions n WHERE n."roomId" = r.id AND n.seq = ${seq}))
    LIMIT 200`.execute(db);
  return rows.filter((row) => !isOpen(row) || row.isNamed).map(({ id }) => id);
};

import type { ChatMessage } from '@rondelle/contracts/community/chat.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { type Admitted, admitFrom } from '../safety/admission.ts';
import { talkableAmong } from '../safety/private-talk.ts';
import { holdMessage } from '../safety/reports.ts';
import type { Chatter, OwnRoom } from '../tables.ts';
import { isOpen, readableRoom } from './access.ts';
import { messageColumns, messageOf, type MessageRow, messageTables } from './message-rows.ts';

type Said = {
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

/** Only where nobody else reads along it matters who the other is. */
export const assertMayTalk = async (db: Db, { id, type }: OwnRoom, memberId: string): Promise<void> => {
  if (type !== 'private') return;
  const { rows } = await sql<{ id: string | null }>`
    SELECT CASE WHEN "firstId" = ${memberId} THEN "secondId" ELSE "firstId" END AS id
    FROM community.rooms WHERE id = ${id}`.execute(db);
  const other = rows[0]?.id;
  if (!other || !(await talkableAmong(db, memberId, [other])).has(other))
    throw new DomainError('chat/private-refused');
};

const mostNamed = 20;
/** Members of the room who are named after an `@`; whom they have blocked does not call them. */
const namedIn = (chatid: number, authorId: string, text: string) => sql`
  SELECT rm."memberId" FROM community.room_members rm JOIN accounts.members named ON named.id = rm."memberId"
  WHERE rm."roomId" = ${chatid} AND rm.standing <> 'asked' AND named.id <> ${authorId}
    AND position('@' || lower(named.username) IN lower(${text}::text)) > 0
    AND NOT EXISTS (SELECT FROM community.blocks b WHERE b."memberId" = named.id AND b."blockedId" = ${authorId})
  LIMIT ${mostNamed}`;

/**
 * One statement: the room's row is locked until it is committed, so that numbers are in the order of commits and nobody
 * who asks for what came after one misses another.
 */
const insert = async (
  db: Db,
  { memberId }: Chatter,
  { chatid, commandId, replyTo }: Said,
  { text, state }: Admitted,
): Promise<void> => {
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
      SELECT message."roomId", message.seq, n."memberId"
      FROM message, LATERAL (${namedIn(chatid, memberId, text)}) n),
    typed AS (
      UPDATE community.presences SET "typingUntil" = NULL
      WHERE "roomId" = ${chatid} AND "memberId" = ${memberId} AND "typingUntil" IS NOT NULL)
    INSERT INTO community.room_members ("roomId", "memberId", "readSeq")
    SELECT "roomId", ${memberId}, seq FROM message
    ON CONFLICT ("roomId", "memberId") DO UPDATE SET "readSeq" = excluded."readSeq"`.execute(db);
};

const isRepetition = (error: unknown): boolean =>
  error instanceof Error &&
  'constraint' in error &&
  String(error.constraint).startsWith('messages_authorId_commandId');

type Sent = { readonly message: ChatMessage; readonly isNew: boolean };

/**
 * Takes a message into a room; sent again under its command id, it is the same message. Fails with `room/unknown`, with
 * `chat/private-refused`, and as `admitFrom` does.
 */
export const send = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  said: Said & { readonly lang: Language },
): Promise<Sent> => {
  const { memberId } = chatter;
  const before = await sentBefore(db, memberId, said.commandId);
  if (before) return { message: messageOf(before, said.lang), isNew: false };
  const room = await readableRoom(db, memberId, said.chatid);
  await assertMayTalk(db, room, memberId);
  const admitted = await admitFrom(db, services, chatter, { ...said, place: 'chat' });
  try {
    await insert(db, chatter, said, admitted);
  } catch (error) {
    if (!isRepetition(error)) throw error;
  }
  const row = await sentBefore(db, memberId, said.commandId);
  if (!row) throw new DomainError('room/unknown', 'chatid');
  if (admitted.state === 'held') await holdMessage(db, row, admitted.reason);
  return { message: messageOf(row, said.lang), isNew: true };
};

/** Who should be told on their list of rooms: everybody in a small room, and in an open one whoever is named. */
export const toTell = async (db: Db, chatid: number, seq: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string; type: OwnRoom['type']; isNamed: boolean }>`
    SELECT rm."memberId" AS id, r.type, EXISTS (
      SELECT FROM community.mentions n
      WHERE n."roomId" = r.id AND n.seq = ${seq} AND n."memberId" = rm."memberId") AS "isNamed"
    FROM community.rooms r JOIN community.room_members rm ON rm."roomId" = r.id AND rm.standing <> 'asked'
    WHERE r.id = ${chatid} AND (r.type NOT IN ('league', 'tournament') OR EXISTS (
      SELECT FROM community.mentions n WHERE n."roomId" = r.id AND n.seq = ${seq}))
    LIMIT 200`.execute(db);
  return rows.filter((row) => !isOpen(row) || row.isNamed).map(({ id }) => id);
};

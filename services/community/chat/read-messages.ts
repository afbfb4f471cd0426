import type { ChatMessagesOutput, ChatSearchOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { type Requester, readableRoom } from './access.ts';
import { messageColumns, messageOf, type MessageRow, messageTables, visibleTo } from './message-rows.ts';
import { textQuery, wordsIn } from '../search-words.ts';
import { labelsOf } from '@rondelle/members/room-labels.ts';
import { isIn } from './standing.ts';
import { varying } from '@rondelle/projections/queries/sql/any-of.ts';

type Page = {
  readonly lang: Language;
  readonly chatid: number;
  readonly before?: number | undefined;
  readonly limit: number;
};

/** A page of a room's messages, latest first. */
export const messagesOf = async (
  db: Db,
  requester: Requester,
  { lang, chatid, before, limit }: Page,
): Promise<ChatMessagesOutput> => {
  // Reads the room before the messages, so that a concurrent change is delivered twice rather than missed.
  const room = await readableRoom(db, requester, chatid);
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns} FROM ${messageTables}
    WHERE m."roomId" = ${chatid} AND ${visibleTo(requester.memberId)} AND m.seq < ${before ?? 2_147_483_647}
    ORDER BY m.seq DESC LIMIT ${varying(limit + 1)}`.execute(db);
  return {
    messages: rows.slice(0, limit).map((row) => messageOf(row, lang)),
    hasMore: rows.length > limit,
    read: room.readSeq,
    change: Number(room.lastChange),
  };
};

/** The messages changed after a change number, in order. Includes held ones, which only their author may see. */
export const messagesAfter = async (
  db: Db,
  chatid: number,
  change: number,
  most: number,
): Promise<readonly MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns} FROM ${messageTables}
    WHERE m."roomId" = ${chatid} AND m.change > ${change} ORDER BY m.change LIMIT ${most}`.execute(db);
  return rows;
};

const mostFound = 50;
type Search = { readonly lang: Language; readonly query: string; readonly chatid?: number | undefined };

/** Finds messages by beginnings of words in the member's rooms, latest first. */
export const searchMessages = async (
  db: Db,
  requester: Requester,
  { lang, query, chatid }: Search,
): Promise<ChatSearchOutput> => {
  if (chatid !== undefined) await readableRoom(db, requester, chatid);
  const words = wordsIn(query);
  if (words.length === 0) return { messages: [] };
  const rooms =
    chatid === undefined
      ? sql`m."roomId" IN (SELECT rm."roomId" FROM community.room_members rm JOIN community.rooms r ON r.id = rm."roomId"
          WHERE rm."memberId" = ${requester.memberId} AND ${isIn})`
      : sql`m."roomId" = ${chatid}`;
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns} FROM ${messageTables}
    WHERE ${rooms} AND m.state = 'shown' AND m.words @@ ${textQuery(words)}
    ORDER BY m."sentAt" DESC LIMIT ${mostFound}`.execute(db);
  const labels = await labelsOf(db, lang, requester.memberId, [...new Set(rows.map(({ roomId }) => roomId))]);
  return {
    messages: rows.map((row) => ({
      ...messageOf(row, lang),
      label: labels.get(row.roomId)?.label ?? '',
    })),
  };
};

/** A room's last change number, and the one with which messages were last deleted for good. */
export const roomChange = async (
  db: Db,
  chatid: number,
): Promise<{ readonly change: number; readonly wipe: number }> => {
  const { rows } = await sql<{ change: string; wipe: string }>`
    SELECT "lastChange" AS change, "lastWipe" AS wipe FROM community.rooms WHERE id = ${chatid}`.execute(db);
  return { change: Number(rows[0]?.change ?? 0), wipe: Number(rows[0]?.wipe ?? 0) };
};

/** The last change number of each room. */
export const latestChanges = async (
  db: Db,
  chatids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; change: string }>`
    SELECT id, "lastChange" AS change FROM community.rooms WHERE id = ANY (${chatids}::int[])`.execute(db);
  return new Map(rows.map(({ id, change }) => [id, Number(change)]));
};

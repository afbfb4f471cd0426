import type { ChatMessagesOutput, ChatSearchOutput } from '@rondelle/contracts/community/chat.outputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { readableRoom } from './access.ts';
import { messageColumns, messageOf, type MessageRow, messageTables, shownTo } from './message-rows.ts';
import { labelsOf } from './room-labels.ts';

type Page = {
  readonly lang: Language;
  readonly chatid: number;
  readonly before?: number | undefined;
  readonly limit: number;
};

/** Messages of a room, latest first. */
export const messagesOf = async (
  db: Db,
  memberId: string,
  { lang, chatid, before, limit }: Page,
): Promise<ChatMessagesOutput> => {
  // Read before the messages: what comes between is told twice rather than not at all.
  const room = await readableRoom(db, memberId, chatid);
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns} FROM ${messageTables}
    WHERE m."roomId" = ${chatid} AND ${shownTo(memberId)} AND m.seq < ${before ?? 2_147_483_647}
    ORDER BY m.seq DESC LIMIT ${limit + 1}`.execute(db);
  return {
    messages: rows.slice(0, limit).map((row) => messageOf(row, lang)),
    hasMore: rows.length > limit,
    change: Number(room.lastChange),
  };
};

/** What has happened in a room after a change, in order; what is held among it is for its author alone. */
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

/** Words of messages in the rooms that a member is in, latest first. */
export const searchMessages = async (
  db: Db,
  memberId: string,
  { lang, query, chatid }: Search,
): Promise<ChatSearchOutput> => {
  if (chatid !== undefined) await readableRoom(db, memberId, chatid);
  const rooms =
    chatid === undefined
      ? sql`m."roomId" IN (SELECT "roomId" FROM community.room_members
          WHERE "memberId" = ${memberId} AND standing <> 'asked')`
      : sql`m."roomId" = ${chatid}`;
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns} FROM ${messageTables}
    WHERE ${rooms} AND m.state = 'shown' AND m.words @@ plainto_tsquery('simple', ${query})
    ORDER BY m."sentAt" DESC LIMIT ${mostFound}`.execute(db);
  const labels = await labelsOf(db, lang, memberId, [...new Set(rows.map(({ roomId }) => roomId))]);
  return {
    messages: rows.map((row) => ({
      ...messageOf(row, lang),
      label: labels.get(row.roomId)?.label ?? '',
    })),
  };
};

/** How far a room has come, and with which of its changes messages have gone for good. */
export const roomChange = async (
  db: Db,
  chatid: number,
): Promise<{ readonly change: number; readonly wipe: number }> => {
  const { rows } = await sql<{ change: string; wipe: string }>`
    SELECT "lastChange" AS change, "lastWipe" AS wipe FROM community.rooms WHERE id = ${chatid}`.execute(db);
  return { change: Number(rows[0]?.change ?? 0), wipe: Number(rows[0]?.wipe ?? 0) };
};

/** How far rooms have come. */
export const latestChanges = async (
  db: Db,
  chatids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; change: string }>`
    SELECT id, "lastChange" AS change FROM community.rooms WHERE id = ANY (${chatids}::int[])`.execute(db);
  return new Map(rows.map(({ id, change }) => [id, Number(change)]));
};

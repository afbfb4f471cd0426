import type { HoldReason } from '@rondelle/contracts/community/texts.ts';
import type { MessageState } from '@rondelle/contracts/community/chat.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { type Requester, readableRoom } from '../chat/access.ts';
import { addToQueue, type QueuedText, reportText } from './queue-text.ts';

export type MessageKey = { readonly chatid: number; readonly seq: number };
type Change = { readonly state: MessageState; readonly text?: string; readonly isEdit?: boolean };

/**
 * Changes a message and increments the room's change number; returns whether a message changed. A deleted one retains
 * its number and loses its text. A deleted or removed message never changes, and an edit does not release a held one.
 */
export const setMessage = async (db: Db, { chatid, seq }: MessageKey, change: Change): Promise<boolean> => {
  const { state, text = null, isEdit = false } = change;
  const { numAffectedRows } = await sql`
    WITH room AS (
      UPDATE community.rooms SET "lastChange" = "lastChange" + 1 WHERE id = ${chatid} RETURNING "lastChange")
    UPDATE community.messages m SET change = room."lastChange",
      state = CASE WHEN m.state = 'held' AND ${state}::text = 'shown' THEN 'held' ELSE ${state}::text END,
      text = coalesce(${text}::text, m.text),
      "editedAt" = CASE WHEN ${isEdit}::boolean THEN now() ELSE m."editedAt" END
    FROM room WHERE m."roomId" = ${chatid} AND m.seq = ${seq} AND m.state IN ('shown', 'held')`.execute(db);
  return numAffectedRows === 1n;
};

/** The message as the moderation queue holds it. */
export const queuedMessage = ({ chatid, seq }: MessageKey): QueuedText => ({
  place: 'message',
  thingId: chatid,
  seq,
  source: sql`SELECT "authorId", text FROM community.messages WHERE "roomId" = ${chatid} AND seq = ${seq}`,
});

/** Shows a held or removed message again; one that its author withdrew stays deleted. */
export const showAgain = async (db: Db, { chatid, seq }: MessageKey, text: string): Promise<void> => {
  await sql`
    WITH room AS (
      UPDATE community.rooms SET "lastChange" = "lastChange" + 1 WHERE id = ${chatid} RETURNING "lastChange")
    UPDATE community.messages m SET change = room."lastChange", state = 'shown',
      text = coalesce(nullif(m.text, ''), ${text}::text)
    FROM room WHERE m."roomId" = ${chatid} AND m.seq = ${seq} AND m.state IN ('held', 'removed')`.execute(db);
};

type Held = { readonly roomId: number; readonly seq: number };
/** Queues a message that only its author sees until a moderator decides. */
export const holdMessage = async (db: Db, { roomId, seq }: Held, reason: HoldReason): Promise<void> => {
  await addToQueue(db, queuedMessage({ chatid: roomId, seq }), reason);
};

/**
 * Reports another member's message. Several reports hide it until a moderator decides. A message that a moderator
 * approved stays until it is edited. Returns whether it is in the queue.
 */
export const reportMessage = async (
  db: Db,
  { limits }: MemberServices,
  requester: Requester,
  { chatid, seq, reason }: MessageKey & { readonly reason: TextReason },
): Promise<boolean> => {
  const { memberId } = requester;
  await readableRoom(db, requester, chatid);
  const { rows } = await sql<{ isOwn: boolean; kept: boolean }>`
    SELECT m."authorId" = ${memberId} AS "isOwn", EXISTS (
      SELECT FROM moderation.texts t WHERE t.place = 'message' AND t."thingId" = m."roomId" AND t.seq = m.seq
        AND t.state = 'approved' AND t."decidedAt" > coalesce(m."editedAt", m."sentAt")) AS kept
    FROM community.messages m WHERE m."roomId" = ${chatid} AND m.seq = ${seq} AND m.state = 'shown'`.execute(
    db,
  );
  const [message] = rows;
  if (!message || message.isOwn) throw new DomainError('message/unknown', 'seq');
  if (message.kept) return false;
  await limits.take('reportsADay', memberId);
  if (await reportText(db, queuedMessage({ chatid, seq }), { memberId, reason }))
    await setMessage(db, { chatid, seq }, { state: 'held' });
  return true;
};

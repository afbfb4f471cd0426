import type { HoldReason } from '@rondelle/contracts/community/texts.ts';
import type { MessageState } from '@rondelle/contracts/community/chat.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { reportsThatHide, type TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { readableRoom } from '../chat/access.ts';

export type MessageKey = { readonly chatid: number; readonly seq: number };
type Change = { readonly state: MessageState; readonly text?: string; readonly isEdit?: boolean };

/**
 * Changes a message and counts it as something that happened in its room; answers whether it did. What is deleted keeps
 * its place and loses its text. What was deleted or taken away meanwhile stays so, and what is held is not shown by an edit.
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

/** After an edit, a moderator who has not decided yet sees what stands there now. */
export const renewInQueue = async (db: Db, { chatid, seq }: MessageKey): Promise<void> => {
  await sql`
    UPDATE moderation.texts t SET text = m.text FROM community.messages m
    WHERE t.place = 'message' AND t."thingId" = m."roomId" AND t.seq = m.seq AND t.state = 'open'
      AND m."roomId" = ${chatid} AND m.seq = ${seq}`.execute(db);
};

/** Shows a message again that was held or taken away; what its author took back stays so. */
export const showAgain = async (db: Db, { chatid, seq }: MessageKey, text: string): Promise<void> => {
  await sql`
    WITH room AS (
      UPDATE community.rooms SET "lastChange" = "lastChange" + 1 WHERE id = ${chatid} RETURNING "lastChange")
    UPDATE community.messages m SET change = room."lastChange", state = 'shown',
      text = coalesce(nullif(m.text, ''), ${text}::text)
    FROM room WHERE m."roomId" = ${chatid} AND m.seq = ${seq} AND m.state IN ('held', 'removed')`.execute(db);
};

/**
 * Puts a message into the queue, or back into it, with one more reason; answers its number there. What was reported
 * before a decision counts no more.
 */
const intoQueue = async (db: Db, { chatid, seq }: MessageKey, reason: HoldReason | TextReason) => {
  const { rows } = await sql<{ id: number }>`
    WITH answered AS (
      DELETE FROM moderation.text_reports r USING moderation.texts t
      WHERE t.id = r."textId" AND t.place = 'message' AND t."thingId" = ${chatid} AND t.seq = ${seq} AND t.state <> 'open')
    INSERT INTO moderation.texts AS known (place, "thingId", seq, "authorId", text, reasons)
    SELECT 'message', "roomId", seq, "authorId", text, ARRAY[${reason}::text] FROM community.messages
    WHERE "roomId" = ${chatid} AND seq = ${seq}
    ON CONFLICT (place, "thingId", seq) DO UPDATE SET text = excluded.text, state = 'open', "decidedAt" = NULL,
      reasons = ARRAY(SELECT DISTINCT unnest(known.reasons || excluded.reasons) ORDER BY 1)
    RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
};

type Held = { readonly roomId: number; readonly seq: number };
/** A message that only its author sees until a moderator has looked. */
export const holdMessage = async (db: Db, { roomId, seq }: Held, reason: HoldReason): Promise<void> => {
  await intoQueue(db, { chatid: roomId, seq }, reason);
};

/** By somebody who reads it; reported by several, it waits out of sight. What a moderator has let stand as it is stays. */
export const reportMessage = async (
  db: Db,
  { limits }: MemberServices,
  memberId: string,
  { chatid, seq, reason }: MessageKey & { readonly reason: TextReason },
): Promise<void> => {
  await readableRoom(db, memberId, chatid);
  const { rows } = await sql<{ isOwn: boolean; kept: boolean }>`
    SELECT m."authorId" = ${memberId} AS "isOwn", EXISTS (
      SELECT FROM moderation.texts t WHERE t.place = 'message' AND t."thingId" = m."roomId" AND t.seq = m.seq
        AND t.state = 'approved' AND t."decidedAt" > coalesce(m."editedAt", m."sentAt")) AS kept
    FROM community.messages m WHERE m."roomId" = ${chatid} AND m.seq = ${seq} AND m.state = 'shown'`.execute(
    db,
  );
  const [message] = rows;
  if (!message || message.isOwn) throw new DomainError('message/unknown', 'seq');
  if (message.kept) return;
  await limits.take('reportsADay', memberId);
  const id = await intoQueue(db, { chatid, seq }, reason);
  await sql`
    INSERT INTO moderation.text_reports ("textId", "reporterId", reason) VALUES (${id}, ${memberId}, ${reason})
    ON CONFLICT DO NOTHING`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM moderation.text_reports WHERE "textId" = ${id}`.execute(db);
  if ((counted[0]?.count ?? 0) >= reportsThatHide) await setMessage(db, { chatid, seq }, { state: 'held' });
};

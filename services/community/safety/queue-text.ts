import type { HoldReason } from '@rondelle/contracts/community/texts.ts';
import { reportsThatHide, type TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** A text in the moderation queue: a message by its room and number, or a post by its id and 0. */
export type QueuedText = {
  readonly place: 'message' | 'post';
  readonly thingId: number;
  readonly seq: number;
  /** Query of one row with the columns `authorId` and `text`. */
  readonly source: RawBuilder<unknown>;
};

/** Updates an undecided text in the queue after an edit. */
export const renewInQueue = async (
  db: QueryExecutorProvider,
  { place, thingId, seq, source }: QueuedText,
): Promise<void> => {
  await sql`
    UPDATE moderation.texts q SET text = source.text FROM (${source}) source
    WHERE q.place = ${place} AND q."thingId" = ${thingId} AND q.seq = ${seq} AND q.state = 'open'`.execute(
    db,
  );
};

/**
 * Adds a text to the moderation queue, or reopens it, with one more reason; returns its id there. Reports before a
 * decision no longer count.
 */
export const addToQueue = async (
  db: QueryExecutorProvider,
  { place, thingId, seq, source }: QueuedText,
  reason: HoldReason | TextReason,
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    WITH answered AS (
      DELETE FROM moderation.text_reports r USING moderation.texts t
      WHERE t.id = r."textId" AND t.place = ${place} AND t."thingId" = ${thingId} AND t.seq = ${seq}
        AND t.state <> 'open')
    INSERT INTO moderation.texts AS known (place, "thingId", seq, "authorId", text, reasons)
    SELECT ${place}::text, ${thingId}::int, ${seq}::int, source."authorId", source.text, ARRAY[${reason}::text]
    FROM (${source}) source
    ON CONFLICT (place, "thingId", seq) DO UPDATE SET text = excluded.text, state = 'open', "decidedAt" = NULL,
      reasons = ARRAY(SELECT DISTINCT unnest(known.reasons || excluded.reasons) ORDER BY 1)
    RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
};

/** Queues a text that a member reports; returns whether enough members have reported it to hide it. */
export const reportText = async (
  db: QueryExecutorProvider,
  text: QueuedText,
  { memberId, reason }: { readonly memberId: string; readonly reason: TextReason },
): Promise<boolean> => {
  const id = await addToQueue(db, text, reason);
  await sql`
    INSERT INTO moderation.text_reports ("textId", "reporterId", reason) VALUES (${id}, ${memberId}, ${reason})
    ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM moderation.text_reports WHERE "textId" = ${id}`.execute(db);
  return (rows[0]?.count ?? 0) >= reportsThatHide;
};

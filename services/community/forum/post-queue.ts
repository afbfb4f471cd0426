import type { HoldReason } from '@rondelle/contracts/community/texts.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { reportsThatHide, type TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { type ForumDb, withForum } from './tables.ts';
import { tellOfPost } from './tell-of-post.ts';

/** As moderators see a post: an opening comes with its title. */
const textInQueue = sql`left(CASE WHEN p."isOpening" THEN t.title || E'\\n\\n' || p.text ELSE p.text END, 40000)`;

/** After an edit, a moderator who has not decided yet sees what stands there now. */
export const renewInQueue = async (db: ForumDb, id: number): Promise<void> => {
  await sql`
    UPDATE moderation.texts q SET text = ${textInQueue}
    FROM forum.posts p JOIN forum.topics t ON t.id = p."topicId"
    WHERE q.place = 'post' AND q."thingId" = p.id AND q.state = 'open' AND p.id = ${id}`.execute(db);
};

/**
 * Puts a post into the queue of texts, or back into it, with one more reason. What was reported before a decision counts
 * no more.
 */
export const intoQueue = async (db: ForumDb, id: number, reason: HoldReason | TextReason) => {
  const { rows } = await sql<{ id: number }>`
    WITH answered AS (
      DELETE FROM moderation.text_reports r USING moderation.texts t
      WHERE t.id = r."textId" AND t.place = 'post' AND t."thingId" = ${id} AND t.state <> 'open')
    INSERT INTO moderation.texts AS known (place, "thingId", seq, "authorId", text, reasons)
    SELECT 'post', p.id, 0, p."authorId", ${textInQueue}, ARRAY[${reason}::text]
    FROM forum.posts p JOIN forum.topics t ON t.id = p."topicId" WHERE p.id = ${id}
    ON CONFLICT (place, "thingId", seq) DO UPDATE SET text = excluded.text, state = 'open', "decidedAt" = NULL,
      reasons = ARRAY(SELECT DISTINCT unnest(known.reasons || excluded.reasons) ORDER BY 1)
    RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
};

/** By somebody who reads it; reported by several, it waits out of sight. What a moderator has let stand as it is stays. */
export const reportPost = async (
  db: Db,
  { limits }: MemberServices,
  memberId: string,
  { id, reason }: { readonly id: number; readonly reason: TextReason },
): Promise<void> => {
  const own = withForum(db);
  const { rows } = await sql<{ isOwn: boolean; kept: boolean }>`
    SELECT p."authorId" = ${memberId} AS "isOwn", EXISTS (
      SELECT FROM moderation.texts t WHERE t.place = 'post' AND t."thingId" = p.id AND t.state = 'approved'
        AND t."decidedAt" > coalesce(p."editedAt", p."createdAt")) AS kept
    FROM forum.posts p WHERE p.id = ${id} AND p.state = 'shown'`.execute(own);
  const [post] = rows;
  if (!post || post.isOwn) throw new DomainError('topic/post-unknown', 'id');
  if (post.kept) return;
  await limits.take('reportsADay', memberId);
  const queued = await intoQueue(own, id, reason);
  await sql`
    INSERT INTO moderation.text_reports ("textId", "reporterId", reason) VALUES (${queued}, ${memberId}, ${reason})
    ON CONFLICT DO NOTHING`.execute(own);
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM moderation.text_reports WHERE "textId" = ${queued}`.execute(own);
  if ((counted[0]?.count ?? 0) >= reportsThatHide) await setPost(db, id, 'held');
};

const setPost = async (db: Db, id: number, state: 'held' | 'removed'): Promise<void> => {
  await withForum(db).updateTable('forum.posts').set({ state }).where('id', '=', id).execute();
};

/** Out of everybody's sight; its words stay with it, so that it can be given back. */
export const removePost = (db: Db, id: number): Promise<void> => setPost(db, id, 'removed');

/** Shows a post that was held or taken away, and tells whom it concerns. */
export const showPostAgain = (db: Db, id: number): Promise<void> =>
  withForum(db)
    .transaction()
    .execute(async (tx) => {
      await tx
        .updateTable('forum.posts')
        .set({ state: 'shown' })
        .where('id', '=', id)
        .where('state', '<>', 'shown')
        .execute();
      await tellOfPost(tx, id);
    });

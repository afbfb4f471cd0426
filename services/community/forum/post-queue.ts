import { DomainError } from '@rondelle/contracts/errors.ts';
import type { TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { type QueuedText, reportText } from '../safety/queue-text.ts';
import { withForum } from './tables.ts';
import { notifyOfPost } from './notify-of-post.ts';

/** A post as moderators see it; an opening post includes the title. */
const textInQueue = sql`left(CASE WHEN p."isOpening" THEN t.title || E'\\n\\n' || p.text ELSE p.text END, 40000)`;

/** The post as the moderation queue holds it. */
export const queuedPost = (id: number): QueuedText => ({
  place: 'post',
  thingId: id,
  seq: 0,
  source: sql`
    SELECT p."authorId", ${textInQueue} AS text
    FROM forum.posts p JOIN forum.topics t ON t.id = p."topicId" WHERE p.id = ${id}`,
});

/**
 * Reports another member's post. Several reports hide it until a moderator decides. A post that a moderator approved
 * stays until it is edited.
 */
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
  if (await reportText(own, queuedPost(id), { memberId, reason })) await setPost(db, id, 'held');
};

const setPost = async (db: Db, id: number, state: 'held' | 'removed'): Promise<void> => {
  await withForum(db).updateTable('forum.posts').set({ state }).where('id', '=', id).execute();
};

/** Hides a post but retains its text, so that it can be restored. */
export const removePost = (db: Db, id: number): Promise<void> => setPost(db, id, 'removed');

/** Shows a held or removed post again, and notifies those whom it concerns. */
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
      await notifyOfPost(tx, id);
    });

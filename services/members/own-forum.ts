import type { ExportOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

const most = 10_000;

/** A member's posts in the forum, and the topics that they follow. */
export const ownForum = async (
  db: Db,
  memberId: string,
): Promise<Pick<ExportOutput, 'forumPosts' | 'forumSubscriptions'>> => {
  const [posts, subscriptions] = await Promise.all([
    sql<ExportOutput['forumPosts'][number]>`
      SELECT CASE WHEN t."authorId" IS DISTINCT FROM ${memberId}::uuid AND EXISTS (SELECT FROM forum.posts o
        WHERE o."topicId" = t.id AND o."isOpening" AND o.state <> 'shown') THEN '' ELSE t.title END AS topic, p.text, p.state, p."createdAt" AS at, p."editedAt"
      FROM forum.posts p JOIN forum.topics t ON t.id = p."topicId"
      WHERE p."authorId" = ${memberId} ORDER BY p.id DESC LIMIT ${most}`.execute(db),
    sql<ExportOutput['forumSubscriptions'][number]>`
      SELECT "topicId" AS topic FROM forum.subscriptions WHERE "memberId" = ${memberId}
      ORDER BY 1 LIMIT ${most}`.execute(db),
  ]);
  return { forumPosts: posts.rows, forumSubscriptions: subscriptions.rows };
};

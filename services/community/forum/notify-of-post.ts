import { mentionedIn } from '@rondelle/infra/content/post-markdown.ts';
import { type News, notifyMembers } from '@rondelle/members/notifications/notify.ts';
import { sql } from 'kysely';
import type { ForumDb } from './tables.ts';

/** The most members to notify of a post. */
const mostNotified = 2_000;
const atATime = 500;

type Post = {
  readonly id: number;
  readonly topicId: number;
  readonly text: string;
  readonly authorId: string;
  readonly createdAt: string;
  readonly number: number;
};

const findPost = async (tx: ForumDb, id: number): Promise<Post | null> => {
  const { rows } = await sql<Post>`
    SELECT p.id, p."topicId", p.text, p."authorId", p."createdAt", m.number
    FROM forum.posts p JOIN accounts.members m ON m.id = p."authorId"
    WHERE p.id = ${id} AND p.state = 'shown'`.execute(tx);
  return rows[0] ?? null;
};

type Recipient = { readonly memberId: string; readonly isMentioned: boolean };

/**
 * The mentioned members, the author of the quoted post and the topic's followers, without those who have blocked the
 * author. A member who is not mentioned is notified once, until they read the topic.
 */
const concerned = async (
  tx: ForumDb,
  { id, topicId, text, authorId }: Post,
): Promise<readonly Recipient[]> => {
  const { rows } = await sql<Recipient>`
    SELECT "memberId", bool_or(mentioned) AS "isMentioned" FROM (
      SELECT id AS "memberId", true AS mentioned FROM accounts.members
        WHERE number = ANY (${mentionedIn(text)}::int[])
      UNION ALL SELECT q."authorId", false FROM forum.posts p JOIN forum.posts q ON q.id = p."quotedId"
        WHERE p.id = ${id}
      UNION ALL SELECT "memberId", false FROM forum.subscriptions WHERE "topicId" = ${topicId}) found
    WHERE "memberId" <> ${authorId} AND NOT EXISTS (
      SELECT FROM community.blocks b WHERE b."memberId" = found."memberId" AND b."blockedId" = ${authorId})
    GROUP BY "memberId" HAVING bool_or(mentioned) OR NOT EXISTS (
      SELECT FROM notifications.notifications n WHERE n."memberId" = found."memberId" AND n."readAt" IS NULL
        AND n.about @> jsonb_build_object('of', 'post', 'inId', ${topicId}::int))
    ORDER BY 1 LIMIT ${mostNotified}`.execute(tx);
  return rows;
};

/** Notifies everyone whom a visible post concerns, once, in the transaction that shows it. */
export const notifyOfPost = async (tx: ForumDb, id: number): Promise<void> => {
  const post = await findPost(tx, id);
  if (!post) return;
  const news: News = {
    source: `post-${id}`,
    kinds: ['reply'],
    about: { of: 'post', inId: post.topicId, id, authorNumber: post.number },
    at: post.createdAt,
  };
  const all = await concerned(tx, post);
  for (let from = 0; from < all.length; from += atATime)
    await notifyMembers(
      tx.withTables(),
      news,
      all.slice(from, from + atATime).map(({ memberId, isMentioned }) => ({
        memberId,
        subjects: [],
        kinds: isMentioned ? ['mention'] : ['reply'],
      })),
    );
};

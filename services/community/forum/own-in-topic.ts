import type { OwnTopicOutput } from '@rondelle/contracts/community/forum.outputs.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { withNames } from './mentions.ts';
import { type ForumDb, withForum } from './tables.ts';

/** The most own posts that are returned; older ones cannot be edited. */
const mostOwn = 200;

const isSubscribed = async (db: ForumDb, topicId: number, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('forum.subscriptions')
    .select('topicId')
    .where('topicId', '=', topicId)
    .where('memberId', '=', memberId)
    .executeTakeFirst()) !== undefined;

/** A member's posts in a topic as they wrote them, and whether they follow it. */
export const ownInTopic = async (db: Db, memberId: string, topicId: number) => {
  const own = withForum(db);
  const rows = await own
    .selectFrom('forum.posts')
    .select(['id', 'text', 'state'])
    .where('topicId', '=', topicId)
    .where('authorId', '=', memberId)
    .where('state', '<>', 'removed')
    .orderBy('id', 'desc')
    .limit(mostOwn)
    .execute();
  const posts: OwnTopicOutput['posts'] = new Map();
  for (const { id, text, state } of rows)
    posts.set(id, { text: await withNames(own, text), isHeld: state === 'held' });
  return { subscribed: await isSubscribed(own, topicId, memberId), posts };
};

export const subscribe = async (
  db: Db,
  memberId: string,
  topicId: number,
  wanted: boolean,
): Promise<void> => {
  const own = withForum(db);
  if (!wanted) {
    await own
      .deleteFrom('forum.subscriptions')
      .where('topicId', '=', topicId)
      .where('memberId', '=', memberId)
      .execute();
    return;
  }
  await own
    .insertInto('forum.subscriptions')
    .columns(['topicId', 'memberId'])
    .expression((is) =>
      is
        .selectFrom('forum.topics')
        .select((column) => ['id', column.val(memberId).as('memberId')])
        .where('id', '=', topicId),
    )
    .onConflict((on) => on.doNothing())
    .execute();
};

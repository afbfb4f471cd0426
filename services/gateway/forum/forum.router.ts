import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import * as questions from '@rondelle/contracts/community/forum.inputs.ts';
import * as answers from '@rondelle/contracts/community/forum.outputs.ts';
import { heldPostsOf } from '@rondelle/community/forum/held-posts.ts';
import { latestPosts, postsOfMember } from '@rondelle/community/forum/latest-posts.ts';
import { listTopics } from '@rondelle/community/forum/list-topics.ts';
import { moderateTopic } from '@rondelle/community/forum/moderate.ts';
import { ownInTopic, subscribe } from '@rondelle/community/forum/own-in-topic.ts';
import { placesIn, thingAsked } from '@rondelle/community/forum/places.ts';
import { reportPost } from '@rondelle/community/forum/post-queue.ts';
import { readTopic } from '@rondelle/community/forum/read-topic.ts';
import { addPost, addTopic, deletePost, editPost } from '@rondelle/community/forum/write-posts.ts';
import { listIsEmpty } from '../error-messages.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, signedIn, unchecked } from '../trpc.ts';

/** What one follows, and what one wrote that waits for a moderator: nobody else's business. */
const own = signedIn('community/own');
const writes = signedIn('forum/write');
type Own = Parameters<Parameters<typeof writes.query>[0]>[0]['ctx'];
const writingOf = ({ db, session, requestSession: { services } }: Own) => ({ db, session, services });
const done = { done: true } as const;

/** Whoever has the topic or the forum open asks again; what else happens to posts, the database itself notes. */
const tellTopic = ({ notify }: Pick<Own, 'notify'>, tid: number): void => {
  notify?.(`topic:${tid}`);
  notify?.('forum');
};
const told = <W extends { readonly tid: number; readonly isHeld: boolean }>(ctx: Own, written: W): W => {
  if (written.isHeld) ctx.notify?.('moderation');
  else tellTopic(ctx, written.tid);
  return written;
};

const refusals = {
  403: 'The account is too young for it, or may not write for now.',
  422: 'The text cannot be taken; `parameter` names the field.',
  429: 'Too much in too short a time.',
} as const;

/** What members say to all. */
export const forumRouter = router({
  topics: publicProcedure
    .meta({
      rest: route('GET /forum/topics', 'The topics of the forum, of a category or of a league, or by words.'),
    })
    .input(questions.ofTopics)
    .output(unchecked(answers.topicsOutput))
    .query(({ ctx, input }) => listTopics(ctx.db, input)),
  topic: publicProcedure
    .meta({
      rest: route('GET /forum/topics/{fid}', 'A page of a topic with its posts.', { names: { tid: 'fid' } }),
    })
    .input(questions.ofTopic)
    .output(unchecked(answers.topicOutput))
    .query(({ ctx, input }) => readTopic(ctx.db, input)),
  posts: publicProcedure
    .meta({ rest: route('GET /forum/posts', 'The latest posts of the forum.') })
    .input(questions.ofLatestPosts)
    .output(unchecked(answers.forumPostsOutput))
    .query(async ({ ctx, input }) => {
      const posts = await latestPosts(ctx.db, input);
      return { posts, notice: posts.length === 0 ? listIsEmpty(input.lang) : null };
    }),
  /** What a member wrote last, for their page. */
  postsOf: publicProcedure
    .input(questions.ofMemberPosts)
    .output(unchecked(answers.forumPostsOutput))
    .query(async ({ ctx, input }) => {
      const posts = await postsOfMember(ctx.db, input.lang, input.uid);
      return { posts, notice: posts.length === 0 ? listIsEmpty(input.lang) : null };
    }),
  /** Where a new topic would stand. */
  place: publicProcedure
    .input(questions.ofPlace)
    .output(unchecked(answers.placeOutput))
    .query(async ({ ctx, input }) => {
      const thing = (await thingAsked(ctx.db, input)) ?? { kind: 'general', thingId: 0 };
      return { place: (await placesIn(ctx.db, input.lang, [thing]))(thing) };
    }),
  own: own
    .input(questions.ofOwnTopic)
    .output(unchecked(answers.ownTopicOutput))
    .query(async ({ ctx, input }) => ({
      ...(await ownInTopic(ctx.db, ctx.session.memberId, input.tid)),
      canModerate: isAllowed(ctx.session.role, 'forum/moderate'),
    })),
  /** What one wrote that a moderator reads first. */
  held: own
    .input(questions.ofHeldPosts)
    .output(unchecked(answers.heldPostsOutput))
    .query(async ({ ctx, input }) => ({
      posts: await heldPostsOf(ctx.db, input.lang, ctx.session.memberId, input.tid),
    })),
  addTopic: writes
    .meta({ rest: route('POST /forum/topics', 'Opens a topic with its first post.', { refusals }) })
    .input(questions.addTopic)
    .output(unchecked(answers.writtenPost))
    .mutation(async ({ ctx, input }) => told(ctx, await addTopic(writingOf(ctx), input))),
  addPost: writes
    .meta({
      rest: route('POST /forum/topics/{fid}/posts', 'Answers in a topic.', {
        names: { tid: 'fid' },
        refusals,
      }),
    })
    .input(questions.addPost)
    .output(unchecked(answers.writtenPost))
    .mutation(async ({ ctx, input }) => told(ctx, await addPost(writingOf(ctx), input))),
  editPost: writes
    .meta({
      rest: route('PUT /forum/posts/{fpid}', 'Changes one’s own post.', { names: { id: 'fpid' }, refusals }),
    })
    .input(questions.editPost)
    .output(unchecked(answers.forumDone))
    .mutation(async ({ ctx, input }) => {
      await editPost(writingOf(ctx), input);
      return done;
    }),
  deletePost: writes
    .meta({ rest: route('DELETE /forum/posts/{fpid}', 'Deletes one’s own post.', { names: { id: 'fpid' } }) })
    .input(questions.ofPost)
    .output(unchecked(answers.forumDone))
    .mutation(async ({ ctx, input }) => {
      await deletePost(ctx.db, ctx.session.memberId, input.id);
      return done;
    }),
  /** Says why somebody should look at a post. */
  report: writes
    .input(questions.reportPost)
    .output(unchecked(answers.forumDone))
    .mutation(async ({ ctx, input }) => {
      await reportPost(ctx.db, ctx.requestSession.services, ctx.session.memberId, input);
      ctx.notify?.('moderation');
      return done;
    }),
  subscribe: writes
    .input(questions.subscribe)
    .output(unchecked(answers.forumDone))
    .mutation(async ({ ctx, input }) => {
      await subscribe(ctx.db, ctx.session.memberId, input.tid, input.wanted);
      return done;
    }),
  moderate: signedIn('forum/moderate')
    .input(questions.moderateTopic)
    .output(unchecked(answers.forumDone))
    .mutation(async ({ ctx, input }) => {
      await moderateTopic(ctx, ctx.session, input);
      tellTopic(ctx, input.tid);
      return done;
    }),
});

import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import * as inputs from '@rondelle/contracts/community/forum.inputs.ts';
import * as outputs from '@rondelle/contracts/community/forum.outputs.ts';
import { heldPostsOf } from '@rondelle/community/forum/held-posts.ts';
import { latestPosts, postsOfMember } from '@rondelle/community/forum/latest-posts.ts';
import { listTopics } from '@rondelle/community/forum/list-topics.ts';
import { moderateTopic } from '@rondelle/community/forum/moderate.ts';
import { ownInTopic, subscribe } from '@rondelle/community/forum/own-in-topic.ts';
import { mayWrite } from '@rondelle/community/safety/admission.ts';
import { placesIn, partOf } from '@rondelle/community/forum/places.ts';
import { reportPost } from '@rondelle/community/forum/post-queue.ts';
import { readTopic } from '@rondelle/community/forum/read-topic.ts';
import { addPost, addTopic, deletePost, editPost } from '@rondelle/community/forum/write-posts.ts';
import { listIsEmpty } from '../errors/error-messages.ts';
import { markWrittenRead } from '@rondelle/members/notifications/mark-written-read.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, signedIn, unchecked } from '../trpc/trpc.ts';

/** For topics that the member follows, and their own posts that wait for a moderator. */
const own = signedIn('community/own');
const writes = signedIn('forum/write');
type Own = Parameters<Parameters<typeof writes.query>[0]>[0]['ctx'];
const writingOf = ({ db, session, requestSession: { services } }: Own) => ({ db, session, services });
const done = { done: true } as const;

/** Notifies readers of the topic and the forum. The database notifies of other changes to posts. */
const refreshTopic = ({ notify }: Pick<Own, 'notify'>, tid: number): void => {
  notify?.(`topic:${tid}`);
  notify?.('forum');
};
const refreshed = <W extends { readonly tid: number; readonly isHeld: boolean }>(ctx: Own, written: W): W => {
  if (written.isHeld) ctx.notify?.('moderation');
  else refreshTopic(ctx, written.tid);
  return written;
};

const errors = {
  403: 'The account is too young for it, or may not write for now.',
  422: 'The text cannot be taken; `parameter` names the field.',
  429: 'Too much in too short a time.',
} as const;

/** Procedures of the forum. */
export const forumRouter = router({
  topics: publicProcedure
    .meta({
      rest: route('GET /forum/topics', 'The topics of the forum, of a category or of a league, or by words.'),
    })
    .input(inputs.ofTopics)
    .output(unchecked(outputs.topicsOutput))
    .query(({ ctx, input }) => listTopics(ctx.db, input)),
  topic: publicProcedure
    .meta({
      rest: route('GET /forum/topics/{fid}', 'A page of a topic with its posts.', { names: { tid: 'fid' } }),
    })
    .input(inputs.ofTopic)
    .output(unchecked(outputs.topicOutput))
    .query(({ ctx, input }) => readTopic(ctx.db, input)),
  posts: publicProcedure
    .meta({ rest: route('GET /forum/posts', 'The latest posts of the forum.') })
    .input(inputs.ofLatestPosts)
    .output(unchecked(outputs.forumPostsOutput))
    .query(async ({ ctx, input }) => {
      const posts = await latestPosts(ctx.db, input);
      return { posts, notice: posts.length === 0 ? listIsEmpty(input.lang) : null };
    }),
  /** The latest posts of a member, for their page. */
  postsOf: publicProcedure
    .input(inputs.ofMemberPosts)
    .output(unchecked(outputs.forumPostsOutput))
    .query(async ({ ctx, input }) => {
      const posts = await postsOfMember(ctx.db, input.lang, input.uid);
      return { posts, notice: posts.length === 0 ? listIsEmpty(input.lang) : null };
    }),
  /** The place of a new topic: the forum, a category or a league. */
  place: publicProcedure
    .input(inputs.ofPlace)
    .output(unchecked(outputs.placeOutput))
    .query(async ({ ctx, input }) => {
      const subject = (await partOf(ctx.db, input)) ?? { kind: 'general', thingId: 0 };
      return { place: (await placesIn(ctx.db, input.lang, [subject]))(subject) };
    }),
  mayWrite: own
    .input(languageOnly)
    .output(unchecked(outputs.mayWriteOutput))
    .query(({ ctx }) => mayWrite(ctx.db, ctx.session.memberId)),
  own: own
    .input(inputs.ofOwnTopic)
    .output(unchecked(outputs.ownTopicOutput))
    .query(async ({ ctx, input }) => ({
      ...(await ownInTopic(ctx.db, ctx.session.memberId, input.tid)),
      canModerate: isAllowed(ctx.session.role, 'forum/moderate'),
    })),
  /** The member's own posts that wait for a moderator. */
  held: own
    .input(inputs.ofHeldPosts)
    .output(unchecked(outputs.heldPostsOutput))
    .query(async ({ ctx, input }) => ({
      posts: await heldPostsOf(ctx.db, input.lang, ctx.session.memberId, input.tid),
    })),
  addTopic: writes
    .meta({ rest: route('POST /forum/topics', 'Opens a topic with its first post.', { errors }) })
    .input(inputs.addTopic)
    .output(unchecked(outputs.writtenPost))
    .mutation(async ({ ctx, input }) => refreshed(ctx, await addTopic(writingOf(ctx), input))),
  addPost: writes
    .meta({
      rest: route('POST /forum/topics/{fid}/posts', 'Answers in a topic.', {
        names: { tid: 'fid' },
        errors,
      }),
    })
    .input(inputs.addPost)
    .output(unchecked(outputs.writtenPost))
    .mutation(async ({ ctx, input }) => refreshed(ctx, await addPost(writingOf(ctx), input))),
  editPost: writes
    .meta({
      rest: route('PUT /forum/posts/{fpid}', 'Changes one’s own post.', { names: { id: 'fpid' }, errors }),
    })
    .input(inputs.editPost)
    .output(unchecked(outputs.editedPost))
    .mutation(async ({ ctx, input }) => {
      const { isHeld } = await editPost(writingOf(ctx), input);
      if (isHeld) ctx.notify?.('moderation');
      return { ...done, isHeld };
    }),
  deletePost: writes
    .meta({ rest: route('DELETE /forum/posts/{fpid}', 'Deletes one’s own post.', { names: { id: 'fpid' } }) })
    .input(inputs.ofPost)
    .output(unchecked(outputs.forumDone))
    .mutation(async ({ ctx, input }) => {
      await deletePost(ctx.db, ctx.session.memberId, input.id);
      return done;
    }),
  /** Reports a post to the moderators, with a reason. */
  report: writes
    .input(inputs.reportPost)
    .output(unchecked(outputs.forumDone))
    .mutation(async ({ ctx, input }) => {
      await reportPost(ctx.db, ctx.requestSession.services, ctx.session.memberId, input);
      ctx.notify?.('moderation');
      return done;
    }),
  read: own
    .input(inputs.readTopic)
    .output(unchecked(outputs.forumDone))
    .mutation(async ({ ctx, input }) => {
      const { memberId } = ctx.session;
      const read = { of: 'post', inId: input.tid, upTo: input.id } as const;
      if (await markWrittenRead(ctx.db, memberId, read)) ctx.notify?.(`member:${memberId}`);
      return done;
    }),
  subscribe: writes
    .input(inputs.subscribe)
    .output(unchecked(outputs.forumDone))
    .mutation(async ({ ctx, input }) => {
      await subscribe(ctx.db, ctx.session.memberId, input.tid, input.wanted);
      return done;
    }),
  moderate: signedIn('forum/moderate')
    .input(inputs.moderateTopic)
    .output(unchecked(outputs.forumDone))
    .mutation(async ({ ctx, input }) => {
      await moderateTopic(ctx, ctx.session, input);
      refreshTopic(ctx, input.tid);
      return done;
    }),
});

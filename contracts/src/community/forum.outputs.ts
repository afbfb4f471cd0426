import { z } from 'zod';
import { ref } from '../competition/outputs.ts';
import { languages } from '../competition/lists.ts';
import { lockReasons } from '../moderation/topic-reasons.ts';
import { topicKinds } from './forum.ts';

/** A member as others see them; null when the account no longer exists. */
export const author = z.object({ id: z.int(), name: z.string(), path: z.string() }).nullable();
export type Author = z.infer<typeof author>;

const place = z.object({ kind: z.enum(topicKinds), id: z.int(), name: z.string(), path: z.string() });
const paging = z.object({ page: z.int(), pages: z.int() });

/** A topic as lists display it. */
export const topicCard = z.object({
  id: z.int(),
  /** Empty when the author's account no longer exists. */
  title: z.string(),
  path: z.string(),
  language: z.enum(languages),
  place,
  author,
  createdAt: z.string(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  /** The reason for the lock; null when the topic is open or has no reason. */
  lockedBecause: z.enum(lockReasons).nullable(),
  posts: z.int(),
  last: z.object({ at: z.string(), author, path: z.string() }),
});
export type TopicCard = z.infer<typeof topicCard>;

export const topicsOutput = z.object({
  /** The category or league that the list is filtered by. */
  place: place.nullable(),
  topics: z.array(topicCard),
  paging,
  query: z.string().nullable(),
  /** All categories with their number of topics. */
  categories: z.array(ref.pick({ id: true, name: true, path: true }).extend({ topics: z.int() })),
  /** Leagues that have topics, the most topics first. */
  leagues: z.array(ref.pick({ id: true, name: true, path: true }).extend({ topics: z.int() })),
});
topicsOutput.register(z.globalRegistry, { id: 'ForumTopics' });
export type TopicsOutput = z.infer<typeof topicsOutput>;

export const post = z.object({
  id: z.int(),
  author,
  /** Sanitised HTML from `renderPost`. */
  html: z.string(),
  at: z.string(),
  editedAt: z.string().nullable(),
  /** True for the post that opened the topic. */
  isOpening: z.boolean(),
  /** Permanent link to the post. */
  path: z.string(),
  quoted: z.object({ author, excerpt: z.string(), path: z.string() }).nullable(),
});
export type Post = z.infer<typeof post>;

export const topicOutput = z.object({
  topic: topicCard,
  posts: z.array(post),
  paging,
});
topicOutput.register(z.globalRegistry, { id: 'ForumTopic' });
export type TopicOutput = z.infer<typeof topicOutput>;

/** The member's own posts that wait for a moderator; nobody else sees them. */
export const heldPostsOutput = z.object({
  posts: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      /** Page of the topic; null while the topic itself is held. */
      path: z.string().nullable(),
      /** Sanitised HTML from `renderPost`. */
      html: z.string(),
      at: z.string(),
    }),
  ),
});
export type HeldPost = z.infer<typeof heldPostsOutput>['posts'][number];

/** Permission of a member to write in the forum: not under 14, and not while muted. */
export const mayWriteOutput = z.object({ isTooYoung: z.boolean(), mutedUntil: z.string().nullable() });

/** Permissions of a member in a topic, and their own posts in it. */
export const ownTopicOutput = z.object({
  subscribed: z.boolean(),
  canModerate: z.boolean(),
  /** The member's own posts by id, latest first, as Markdown source for editing. */
  posts: z.map(z.int(), z.object({ text: z.string(), isHeld: z.boolean() })),
});
export type OwnTopicOutput = z.infer<typeof ownTopicOutput>;

/** `GET /api/v1/forum/posts`, latest first; `notice` explains an empty list. */
export const forumPostsOutput = z.object({
  posts: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      path: z.string(),
      at: z.string(),
      author,
      excerpt: z.string(),
    }),
  ),
  notice: z.string().nullable(),
});
forumPostsOutput.register(z.globalRegistry, { id: 'ForumPosts' });
export type ForumPostsOutput = z.infer<typeof forumPostsOutput>;

/** `isHeld`: a moderator must approve the post first. */
export const writtenPost = z.object({ id: z.int(), tid: z.int(), path: z.string(), isHeld: z.boolean() });
export const placeOutput = z.object({ place });
export const forumDone = z.object({ done: z.literal(true) });
/** `isHeld`: a moderator must approve the new text first. */
export const editedPost = forumDone.extend({ isHeld: z.boolean() });

import { z } from 'zod';
import { ref } from '../competition/outputs.ts';
import { languages } from '../competition/lists.ts';
import { lockReasons } from '../moderation/topic-reasons.ts';
import { topicKinds } from './forum.ts';

/** A member as others see them; null where they are gone. */
export const author = z.object({ id: z.int(), name: z.string(), path: z.string() }).nullable();
export type Author = z.infer<typeof author>;

const place = z.object({ kind: z.enum(topicKinds), id: z.int(), name: z.string(), path: z.string() });
const paging = z.object({ page: z.int(), pages: z.int() });

/** A topic in one line. */
export const topicCard = z.object({
  id: z.int(),
  /** Empty where whoever wrote it is gone. */
  title: z.string(),
  path: z.string(),
  language: z.enum(languages),
  place,
  author,
  createdAt: z.string(),
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  /** Why; null where it is open, or nobody has said it. */
  lockedBecause: z.enum(lockReasons).nullable(),
  posts: z.int(),
  last: z.object({ at: z.string(), author, path: z.string() }),
});
export type TopicCard = z.infer<typeof topicCard>;

export const topicsOutput = z.object({
  /** What the topics are about, where that was asked for. */
  place: place.nullable(),
  topics: z.array(topicCard),
  paging,
  query: z.string().nullable(),
  /** The categories that there are, with how many topics each has. */
  categories: z.array(ref.pick({ id: true, name: true, path: true }).extend({ topics: z.int() })),
  /** The leagues that are talked about, those talked about most first. */
  leagues: z.array(ref.pick({ id: true, name: true, path: true }).extend({ topics: z.int() })),
});
export type TopicsOutput = z.infer<typeof topicsOutput>;

export const post = z.object({
  id: z.int(),
  author,
  /** Clean: what `renderPost` makes. */
  html: z.string(),
  at: z.string(),
  editedAt: z.string().nullable(),
  /** Its one address. */
  path: z.string(),
  quoted: z.object({ author, excerpt: z.string(), path: z.string() }).nullable(),
});
export type Post = z.infer<typeof post>;

export const topicOutput = z.object({
  topic: topicCard,
  posts: z.array(post),
  paging,
});
export type TopicOutput = z.infer<typeof topicOutput>;

/** Own posts that a moderator has to read first: nobody else sees them. */
export const heldPostsOutput = z.object({
  posts: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      /** Of the topic; null where it is not shown to anybody yet. */
      path: z.string().nullable(),
      /** Clean: what `renderPost` makes. */
      html: z.string(),
      at: z.string(),
    }),
  ),
});
export type HeldPost = z.infer<typeof heldPostsOutput>['posts'][number];

/** What a member may do in a topic, and what of theirs is on it. */
export const ownTopicOutput = z.object({
  subscribed: z.boolean(),
  canModerate: z.boolean(),
  /** Own posts as they were written, to be changed. */
  posts: z.array(z.object({ id: z.int(), text: z.string(), isHeld: z.boolean() })),
});

/** `GET /api/v1/forum/posts`: the latest first; `notice` says so where there are none. */
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
export type ForumPostsOutput = z.infer<typeof forumPostsOutput>;

/** `isHeld`: a moderator looks at it first. */
export const writtenPost = z.object({ id: z.int(), tid: z.int(), path: z.string(), isHeld: z.boolean() });
export const placeOutput = z.object({ place });
export const forumDone = z.object({ done: z.literal(true) });

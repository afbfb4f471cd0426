import { z } from 'zod';

/** `GET /api/v1/forum/posts`: the latest first; `notice` says so where there are none. */
export const forumPostsOutput = z.object({
  posts: z.array(z.object({ id: z.int(), title: z.string(), path: z.string(), at: z.string() })),
  notice: z.string().nullable(),
});

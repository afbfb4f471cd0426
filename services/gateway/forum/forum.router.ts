import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { forumPostsOutput } from '@rondelle/contracts/site/forum.ts';
import { listIsEmpty } from '../error-messages.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc.ts';

/** What is said in the forum. Nobody has said anything as long as there is none. */
export const forumRouter = router({
  posts: publicProcedure
    .meta({ rest: route('GET /forum/posts', 'The latest posts of the forum.') })
    .input(languageOnly)
    .output(unchecked(forumPostsOutput))
    .query(({ input }) => ({ posts: [], notice: listIsEmpty(input.lang) })),
});

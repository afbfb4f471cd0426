import { z } from 'zod';
import { formDescription, lang } from '../competition/parameters.ts';
import { languages } from '../competition/lists.ts';

/** `form` keeps the response out of the response cache, because the number of members changes without an event. */
export const siteStatsInput = z.object({
  lang,
  form: z.literal('stats').default('stats').describe(formDescription),
});

/** `GET /api/v1/site/stats`. Topics and posts are those of the forum. */
export const siteStatsOutput = z.object({ members: z.int(), topics: z.int(), posts: z.int() });

/** `GET /api/v1/site/online`: members active in the last minutes; `names` lists those who allow it. */
export const onlineOutput = z.object({
  members: z.int(),
  names: z.array(z.object({ id: z.int(), name: z.string(), path: z.string() })),
});
export type OnlineOutput = z.infer<typeof onlineOutput>;

/** `GET /api/v1/site/welcome-message`: the greeting of the home page; null when unset. */
export const welcomeMessageOutput = z.object({
  message: z.string().nullable(),
  /** The language of the text: the other one when it is not translated; null without a text. */
  lang: z.enum(languages).nullable(),
});
export type WelcomeMessage = z.infer<typeof welcomeMessageOutput>;

/** The site's pages on social networks; null when there is none. */
export const siteLinksOutput = z.object({
  facebook: z.url().nullable(),
  twitter: z.url().nullable(),
  /** True when pages show the links in a panel; otherwise only their own page does. */
  hasPanel: z.boolean(),
});

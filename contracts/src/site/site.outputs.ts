import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';

/** `form`: members come without an event, so it is asked anew each time. */
export const siteStatsInput = z.object({
  lang: language.default('fr'),
  form: z.literal('stats').default('stats'),
});

/** `GET /api/v1/site/stats`. Topics and posts are those of the forum. */
export const siteStatsOutput = z.object({ members: z.int(), topics: z.int(), posts: z.int() });

/** `GET /api/v1/site/online`: members who were here within the last minutes; `names`, those of who allows it. */
export const onlineOutput = z.object({
  members: z.int(),
  names: z.array(z.object({ id: z.int(), name: z.string(), path: z.string() })),
});
export type OnlineOutput = z.infer<typeof onlineOutput>;

/** `GET /api/v1/site/welcome-message`: what greets whoever opens the site; null where there is nothing to say. */
export const welcomeMessageOutput = z.object({ message: z.string().nullable() });

/** Where the site is found on sites of others; null where it is not. */
export const siteLinksOutput = z.object({
  facebook: z.url().nullable(),
  twitter: z.url().nullable(),
  /** Whether pages show these links beside them, and not on their own page alone. */
  hasPanel: z.boolean(),
});

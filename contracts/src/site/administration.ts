import { z } from 'zod';
import { activity } from '../competition/activity.outputs.ts';
import { language, position } from '../competition/vocabulary.ts';
import { memberRole } from '../membership/member-role.ts';
import type { GlobalCountKey } from './global-count-keys.ts';
import { streamKinds } from '../log/streams.ts';

/** What may need an administrator now, the most urgent first; each is solved on one page. */
export const concerns = [
  'viewsLate',
  'setAside',
  'mail',
  'erasure',
  'moderation',
  'news',
  'push',
  'bracket',
  'queue',
  'errors',
  'backup',
  'feeds',
  'disputed',
  'review',
  'texts',
] as const;
export type Concern = (typeof concerns)[number];

const concern = z.object({
  concern: z.enum(concerns),
  /** How many; seconds where views are late. */
  count: z.int(),
  /** Since when the oldest waits, where that is known. */
  since: z.iso.datetime().nullable(),
});

/** What the home page of the administration says. */
export const adminOverviewOutput = z.object({
  /** What is not as it should be; empty where all is well. */
  concerns: z.array(concern),
  /** Position of the last event of the log. */
  head: z.string(),
  lag: z.number().nullable(),
  members: z.int(),
  /** Sessions used within a day. */
  sessions: z.int(),
  /** What was recorded within a day, at most ten thousand. */
  changes: z.int(),
  /** Jobs that wait for their turn. */
  jobs: z.int(),
});
export type AdminOverview = z.infer<typeof adminOverviewOutput>;

const count = z.int().nonnegative();
/** `GET /api/v1/admin/globalCounts`. */
export const globalCountsOutput = z.object({
  post: count.describe('Posts of the blog that editors have written, by key.'),
  channel: count.describe('Channels that the videos come from.'),
  post_ready: count.describe('Posts whose day has come, in French or in English.'),
  channel_ready: count.describe('Channels with a video that can be played here.'),
  tag: count.describe('Tags that a video bears.'),
  feed: count.describe('Feeds of results that others can subscribe to: one a season with a game.'),
  feedRule: count.describe('What members follow: teams, tournaments and leagues.'),
  job: count.describe('Jobs that wait or are under way.'),
  jobItem: count.describe('Attempts that those jobs have had.'),
  list: count.describe('Lists of teams: leagues and tournaments of all seasons.'),
  listItem: count.describe('Entries of teams in them.'),
  network: count.describe('Organizations that teams belong to.'),
  profile: count.describe('Members whose address is confirmed.'),
} satisfies Record<GlobalCountKey, z.ZodType>);

/** What the site holds, in numbers. */
export const adminStatsOutput = z.object({
  counts: globalCountsOutput,
  roles: z.array(z.object({ role: memberRole, members: count })),
  /** The tables of the database by size, the largest first, thirty at most. */
  tables: z.array(
    z.object({ name: z.string(), /** As the database estimates them. */ rows: count, bytes: z.number() }),
  ),
  databaseBytes: z.number(),
});
export type AdminStats = z.infer<typeof adminStatsOutput>;

/** Where events come from, as the charts tell them apart. */
export const chartSources = ['web', 'api', 'import', 'demo', 'system'] as const;

export const adminChartsOutput = z.object({
  /** Each of the last thirty days in Quebec, oldest first: events by source, of the latest hundred thousand. */
  changes: z.array(z.object({ day: z.string(), events: z.record(z.enum(chartSources), count) })),
  /** Each of the last twelve months, oldest first: members who came. */
  members: z.array(z.object({ month: z.string(), joined: count })),
  /** Each season, oldest first. */
  seasons: z.array(z.object({ season: z.string(), games: count, finals: count, teams: count })),
});
export type AdminCharts = z.infer<typeof adminChartsOutput>;

export const adminActivityInput = z.object({
  lang: language.default('fr'),
  kind: z.enum(streamKinds).optional(),
  before: position.optional(),
  /** Position of the last event of an import that is to be opened. */
  within: position.optional(),
});
export type AdminActivityInput = z.output<typeof adminActivityInput>;

const inSeason = activity.extend({ season: z.string().nullable() });
/** What programs brought in one go, in one line. */
const batch = z.object({
  /** Of its last and of its first event. */
  last: z.string(),
  first: z.string(),
  source: z.string(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  events: count,
  kinds: z.array(z.object({ kind: z.enum(streamKinds), action: z.string(), events: count })),
});
export type ActivityBatch = z.infer<typeof batch>;

/** One change of somebody's, or what was brought in one go. */
const line = z.union([
  z.object({ change: inSeason, batch: z.null() }),
  z.object({ change: z.null(), batch }),
]);
export const adminActivityOutput = z.object({
  kind: z.enum(streamKinds).nullable(),
  lines: z.array(line),
  older: z.string().nullable(),
});
export type AdminActivity = z.infer<typeof adminActivityOutput>;

/** By name, or by the address of a page. */
export const thingsInput = z.object({
  lang: language.default('fr'),
  q: z.string().trim().min(1).max(200),
});
const thingFound = z.object({
  kind: z.enum(streamKinds),
  id: z.int(),
  name: z.string(),
  detail: z.string(),
});
export type ThingFound = z.infer<typeof thingFound>;
/** Things of the log, to be replayed. */
export const thingsOutput = z.object({ things: z.array(thingFound) });

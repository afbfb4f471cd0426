import { z } from 'zod';
import { activity } from '../competition/activity.outputs.ts';
import { language, position } from '../competition/vocabulary.ts';
import { memberRole } from '../membership/member-role.ts';
import type { GlobalCountKey } from './global-count-keys.ts';
import { streamKinds } from '../log/streams.ts';

/** Problems that may need an administrator, most urgent first; each is solved on one page. */
export const concerns = [
  'viewsLate',
  'setAside',
  'mail',
  'erasure',
  'moderation',
  'news',
  'push',
  'bracket',
  'held',
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
  /** Number of cases; seconds for `viewsLate`. */
  count: z.int(),
  /** Since when the oldest case exists, when known. */
  since: z.iso.datetime().nullable(),
});

/** Data of the administration's home page. */
export const adminOverviewOutput = z.object({
  /** Empty when nothing needs attention. */
  concerns: z.array(concern),
  /** Position of the last event of the log. */
  head: z.bigint(),
  lag: z.number().nullable(),
  members: z.int(),
  /** Sessions used in the last 24 hours. */
  sessions: z.int(),
  /** Events recorded in the last 24 hours, counted up to ten thousand. */
  changes: z.int(),
  /** Waiting jobs. */
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
globalCountsOutput.register(z.globalRegistry, { id: 'GlobalCounts' });

/** Size of the site in numbers. */
export const adminStatsOutput = z.object({
  counts: globalCountsOutput,
  roles: z.array(z.object({ role: memberRole, members: count })),
  /** Database tables by size, largest first, thirty at most. */
  tables: z.array(z.object({ name: z.string(), /** Postgres's estimate. */ rows: count, bytes: z.number() })),
  databaseBytes: z.number(),
});
export type AdminStats = z.infer<typeof adminStatsOutput>;

/** Sources of events in the charts. */
export const chartSources = ['web', 'api', 'import', 'demo', 'system'] as const;

export const adminChartsOutput = z.object({
  /** Each of the last thirty days in Quebec, oldest first; counts the latest hundred thousand events by source. */
  changes: z.array(z.object({ day: z.string(), events: z.record(z.enum(chartSources), count) })),
  /** New members in each of the last twelve months, oldest first. */
  members: z.array(z.object({ month: z.string(), joined: count })),
  /** Oldest season first. */
  seasons: z.array(z.object({ season: z.string(), games: count, finals: count, teams: count })),
});
export type AdminCharts = z.infer<typeof adminChartsOutput>;

export const adminActivityInput = z.object({
  lang: language.default('fr'),
  kind: z.enum(streamKinds).optional(),
  before: position.optional(),
  /** Last position of a batch to expand. */
  within: position.optional(),
});
export type AdminActivityInput = z.output<typeof adminActivityInput>;

const inSeason = activity.extend({ season: z.string().nullable() });
/** Consecutive events that a program, or a member through it, recorded in one batch, summarised in one line. */
const batch = z.object({
  /** Positions of its last and first event. */
  last: z.string(),
  first: z.string(),
  source: z.string(),
  /** The program, or the member who imported through it. */
  actor: activity.shape.actor,
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  events: count,
  kinds: z.array(z.object({ kind: z.enum(streamKinds), action: z.string(), events: count })),
});
export type ActivityBatch = z.infer<typeof batch>;

/** A single change, or a batch. */
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

/** Searches by name or by the URL of a page. */
export const entitiesInput = z.object({
  lang: language.default('fr'),
  q: z.string().trim().min(1).max(200),
});
const foundEntity = z.object({
  kind: z.enum(streamKinds),
  id: z.int(),
  name: z.string(),
  detail: z.string(),
});
export type FoundEntity = z.infer<typeof foundEntity>;
/** Entities whose streams can be replayed. */
export const entitiesOutput = z.object({ things: z.array(foundEntity) });

import { z } from 'zod';
import { language, position } from '../competition/vocabulary.ts';

const count = z.int().nonnegative();

const requestedRebuild = z.object({
  id: z.int(),
  /** Null means all views. */
  view: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'broken-off']),
  /** Percentage of the log. */
  progress: z.int(),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
});
export type RequestedRebuild = z.infer<typeof requestedRebuild>;
export const rebuildCommand = z.object({
  lang: language.default('fr'),
  view: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .nullable(),
});

/** Progress of the views by shard. */
export const viewsStateOutput = z.object({
  /** Position of the last event of the log. */
  head: z.bigint(),
  shards: z.array(
    z.object({
      /** `catalogue`, or for example `seasons-3`: the seasons whose id modulo 16 is 3. */
      shard: z.string(),
      position: z.bigint(),
      /** Number of events in the log after its position. */
      behind: z.number(),
      /** Number of rebuilds. */
      generation: count,
      /** Last heartbeat of the process that owns the shard; null when no process does. */
      seenAt: z.date().nullable(),
    }),
  ),
  projectors: count,
  /** Groups of ratings, forecasts and search words that are still to be computed. */
  later: count,
  setAside: count,
  /** Views that can be rebuilt separately. */
  views: z.array(z.string()),
  /** The latest rebuilds requested here. */
  rebuilds: z.array(requestedRebuild),
});
export type ViewsState = z.infer<typeof viewsStateOutput>;

/** Integrity of the log, as far as it can be checked without reading every event. */
export const integrityOutput = z.object({
  /** False when the log is in another store. */
  isHere: z.boolean(),
  events: count,
  streams: count,
  /** Streams whose revisions are not consecutive from 0. */
  broken: z.array(z.string()),
  /** `unlisted`: events missing from the activity log; `setAside`: quarantined events. */
  unlisted: z.int(),
  setAside: count,
});
export type Integrity = z.infer<typeof integrityOutput>;

export const seasonReplayInput = z.object({
  lang: language.default('fr'),
  sid: z.string().regex(/^\d{4}-\d{4}$/),
  at: position.optional(),
});
export type SeasonReplayInput = z.output<typeof seasonReplayInput>;

const where = z.string().nullable();
/** One event of a season, with the log positions of neighbouring events. */
export const seasonReplayOutput = z.object({
  season: z.string(),
  /** Null when the season has no events. */
  at: where,
  recordedAt: z.iso.datetime().nullable(),
  first: where,
  previous: where,
  next: where,
  last: where,
  /** First events of the previous and the next day in Quebec. */
  previousDay: where,
  nextDay: where,
  /** The league whose table the event may have changed. */
  league: z.object({ cid: z.int(), rid: z.int() }).nullable(),
});
export type SeasonReplay = z.infer<typeof seasonReplayOutput>;

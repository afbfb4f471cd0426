import { z } from 'zod';
import { language, position } from '../competition/vocabulary.ts';

const count = z.int().nonnegative();

const askedRebuild = z.object({
  id: z.int(),
  /** Null: all views. */
  view: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'broken-off']),
  /** Of the log, in hundredths. */
  progress: z.int(),
  askedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  fault: z.string().nullable(),
});
export type AskedRebuild = z.infer<typeof askedRebuild>;
export const rebuildCommand = z.object({
  lang: language.default('fr'),
  view: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .nullable(),
});

/** How far the views have come, shard by shard. */
export const viewsStateOutput = z.object({
  /** Of the last event of the log. */
  head: z.string(),
  shards: z.array(
    z.object({
      /** `catalogue`, or `seasons-3`: the seasons whose ids leave 3 when divided by 16. */
      shard: z.string(),
      position: z.string(),
      /** Events of the log that it has not passed yet. */
      behind: z.number(),
      /** How often it was rebuilt. */
      generation: count,
      /** When the process that works on it last said so; null while none does. */
      seenAt: z.iso.datetime().nullable(),
    }),
  ),
  projectors: count,
  setAside: count,
  /** What can be rebuilt by itself. */
  views: z.array(z.string()),
  /** The latest that were asked for here. */
  rebuilds: z.array(askedRebuild),
});
export type ViewsState = z.infer<typeof viewsStateOutput>;

/** Whether the log is whole, as far as can be told without reading each event. */
export const integrityOutput = z.object({
  /** False where the events are in a log elsewhere. */
  isHere: z.boolean(),
  events: count,
  streams: count,
  /** Streams whose revisions are not 0, 1, 2 and so on. */
  broken: z.array(z.string()),
  /** Events that the list of activities lacks, and those that wait aside. */
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
/** One event of a season, and the ways to the others; positions of the log. */
export const seasonReplayOutput = z.object({
  season: z.string(),
  /** Null in a season without events. */
  at: where,
  recordedAt: z.iso.datetime().nullable(),
  first: where,
  previous: where,
  next: where,
  last: where,
  /** The first event of the day before, and of the day after, as days go in Quebec. */
  previousDay: where,
  nextDay: where,
  /** The league whose table it may have moved. */
  league: z.object({ cid: z.int(), rid: z.int() }).nullable(),
});
export type SeasonReplay = z.infer<typeof seasonReplayOutput>;

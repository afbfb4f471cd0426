import { z } from 'zod';
import { streamKinds } from '../log/streams.ts';
import { gameCard, historyEntry, ref } from './outputs.ts';
import { changesOutput } from './preview.outputs.ts';

/** What a change happened to; without a name where there is none, without a path where there is no page. */
const subject = z.object({ id: z.int(), name: z.string().nullable(), path: z.string().nullable() });

/** A change of one thing among several. `path`: the page of the event itself. */
export const pastChange = historyEntry.extend({
  kind: z.enum(streamKinds),
  subject,
  /** The season that the change is about; null where it is about all. */
  season: z.string().nullable(),
  path: z.string(),
});
export type PastChange = z.infer<typeof pastChange>;

/** `GET …/history` of a league, tournament or team: latest first, fifty at a time. */
export const historyOutput = z.object({
  kind: z.enum(streamKinds),
  subject: ref,
  /** It is gone now; the newest of its entries says who deleted it. */
  deleted: z.boolean(),
  entries: z.array(pastChange),
  /** What to ask `before` for what is older; null at the end. */
  older: z.string().nullable(),
});
export type HistoryOutput = z.infer<typeof historyOutput>;

const value = z.union([z.string(), z.number(), z.null()]);
/** What is known of a thing, with what stood there before and after an event. */
export const pastFact = z.object({ field: z.string(), before: value, after: value });
export type PastFact = z.infer<typeof pastFact>;

export const eventOutput = z.object({
  entry: pastChange,
  /** Everything that is known of the thing. */
  facts: z.array(pastFact),
  /** Whether it can be undone: `done` where everything is as before, `built-upon` where `by` rest on it. */
  undo: z.object({
    verdict: z.enum(['possible', 'done', 'built-upon', 'impossible']),
    by: z.array(pastChange),
  }),
  /** Other changes of the same action, such as a merger: undone together with it. */
  together: z.object({ correlationId: z.uuid(), changes: z.int() }).nullable(),
});
export type EventOutput = z.infer<typeof eventOutput>;

/** Other games between the same teams at about the same time. */
export const duplicatesOutput = z.object({ game: gameCard, likely: z.array(gameCard) });
/** Games of the same teams on the same day. */
export const sameGamesOutput = z.object({ games: z.array(gameCard) });
export type SameGamesOutput = z.infer<typeof sameGamesOutput>;
export type DuplicatesOutput = z.infer<typeof duplicatesOutput>;

/** How far something that takes many changes has come; asked again until `finished`. */
export const progressOutput = z.object({
  done: z.int(),
  total: z.int(),
  finished: z.boolean(),
  /** Ties the changes together, so that they can be undone together. */
  correlationId: z.uuid(),
  /** What was left as it is, and why. */
  refused: z.array(z.object({ entry: pastChange, reason: z.string() })),
  /** Where to go on; null when finished. */
  next: z.string().nullable(),
});
export type ProgressOutput = z.infer<typeof progressOutput>;

/** What a roll-back would undo, what not and why, and what it would change. */
export const rollBackPlanOutput = z.object({
  member: z.object({ id: z.int(), name: z.string() }),
  total: z.int(),
  /** There are more than can be undone at a time. */
  more: z.boolean(),
  possible: z.int(),
  entries: z.array(
    z.object({
      entry: pastChange,
      /** `refused`: what it would take is not allowed as things stand, for the `reason`. */
      verdict: z.enum(['possible', 'done', 'built-upon', 'impossible', 'refused']),
      by: z.array(pastChange),
      reason: z.string().nullable(),
    }),
  ),
  changes: changesOutput,
});
export type RollBackPlanOutput = z.infer<typeof rollBackPlanOutput>;

/** One stream, event by event: what the log holds, and the state after each. */
export const replayOutput = z.object({
  stream: z.string(),
  /** Of all its events. */
  total: z.int(),
  /** How many of them come before those in here. */
  from: z.int(),
  steps: z.array(
    z.object({
      entry: pastChange,
      facts: z.array(pastFact),
      /** As the log holds it. */
      event: z.unknown(),
      state: z.unknown(),
    }),
  ),
  /** The first revision that is not in here; null at the end. */
  next: z.string().nullable(),
});
export type ReplayOutput = z.infer<typeof replayOutput>;

import { z } from 'zod';
import { streamKinds } from '../log/streams.ts';
import { gameCard, historyEntry, paging, ref } from './outputs.ts';
import { changesOutput } from './preview.outputs.ts';

/** The changed entity; `name` is null when it has none, `path` when it has no page. */
const subject = z.object({ id: z.int(), name: z.string().nullable(), path: z.string().nullable() });

/** One change in a list about several entities. `path`: the page of the event. */
export const pastChange = historyEntry.extend({
  kind: z.enum(streamKinds),
  subject,
  /** The season that the change concerns; null when it concerns all seasons. */
  season: z.string().nullable(),
  path: z.string(),
});
export type PastChange = z.infer<typeof pastChange>;

/** `GET …/history` of a league, tournament or team: latest first, fifty per page. */
export const historyOutput = z.object({
  kind: z.enum(streamKinds),
  subject: ref,
  /** The entity is deleted; its newest entry names who deleted it. */
  deleted: z.boolean(),
  entries: z.array(pastChange),
  /** Value of `before` for the next, older page; null on the last page. */
  older: z.string().nullable(),
});
historyOutput.register(z.globalRegistry, { id: 'History' });
export type HistoryOutput = z.infer<typeof historyOutput>;

const value = z.union([z.string(), z.number(), z.null()]);
/** One field of an entity with its values before and after an event. */
export const pastFact = z.object({ field: z.string(), before: value, after: value });
export type PastFact = z.infer<typeof pastFact>;

export const eventOutput = z.object({
  entry: pastChange,
  /** All fields of the entity. */
  facts: z.array(pastFact),
  /**
   * Verdict on undoing the event. `done`: the state is already as before; `built-upon`: the events in `by` depend on
   * it.
   */
  undo: z.object({
    verdict: z.enum(['possible', 'done', 'built-upon', 'impossible']),
    by: z.array(pastChange),
  }),
  /** Other changes of the same action, such as a merge or an import; they are undone together. */
  together: z.object({ correlationId: z.uuid(), changes: z.int(), isImport: z.boolean() }).nullable(),
});
eventOutput.register(z.globalRegistry, { id: 'Event' });
export type EventOutput = z.infer<typeof eventOutput>;

/** Other games between the same teams at about the same time. */
export const duplicatesOutput = z.object({ game: gameCard, likely: z.array(gameCard) });
/** Games between the same teams on the same day. */
export const sameGamesOutput = z.object({ games: z.array(gameCard) });
export type SameGamesOutput = z.infer<typeof sameGamesOutput>;
export type DuplicatesOutput = z.infer<typeof duplicatesOutput>;

/** Progress of a long action; the client repeats the request until `finished`. */
export const progressOutput = z.object({
  done: z.int(),
  total: z.int(),
  finished: z.boolean(),
  /** Groups the changes, so that they can be undone together. */
  correlationId: z.uuid(),
  /** Changes that were skipped, and why. */
  refused: z.array(z.object({ entry: pastChange, reason: z.string() })),
  /** Value of `before` for the next request; null when finished. */
  next: z.string().nullable(),
});
export type ProgressOutput = z.infer<typeof progressOutput>;

/** Preview of a rollback: what it would undo, what it would skip and why, and the resulting changes. */
export const rollBackPlanOutput = z.object({
  member: z.object({ id: z.int(), name: z.string() }),
  total: z.int(),
  /** More changes exist than one rollback can undo. */
  more: z.boolean(),
  possible: z.int(),
  /** The pages of `entries`; their total is the number of changes that the plan covers. */
  paging,
  entries: z.array(
    z.object({
      entry: pastChange,
      /** `refused`: a rule currently forbids undoing the change; `reason` names it. */
      verdict: z.enum(['possible', 'done', 'built-upon', 'impossible', 'refused']),
      by: z.array(pastChange),
      reason: z.string().nullable(),
    }),
  ),
  changes: changesOutput,
});
export type RollBackPlanOutput = z.infer<typeof rollBackPlanOutput>;

/** The events of one stream, with the state after each. */
export const replayOutput = z.object({
  stream: z.string(),
  /** Number of events in the stream. */
  total: z.int(),
  /** Number of events before the first step. */
  from: z.int(),
  steps: z.array(
    z.object({
      entry: pastChange,
      facts: z.array(pastFact),
      /** The event as stored in the log. */
      event: z.unknown(),
      state: z.unknown(),
    }),
  ),
  /** The first revision of the next page; null on the last page. */
  next: z.string().nullable(),
});
replayOutput.register(z.globalRegistry, { id: 'Replay' });
export type ReplayOutput = z.infer<typeof replayOutput>;

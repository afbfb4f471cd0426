import { z } from 'zod';
import { eventOutput, pastChange } from '../competition/history.outputs.ts';
import { heldChange } from './held.outputs.ts';
import { reviewStates, suspicionReasons } from './suspicion.ts';
import { waitingSupervisor } from '../supervision/supervision.outputs.ts';
import { textInQueue } from './texts.outputs.ts';
import { trustLevels } from './trust.ts';

const trustLevel = z.literal(trustLevels);

const suspiciousChange = z.object({
  /** The change with its author and the values before and after. */
  entry: pastChange,
  reasons: z.array(z.enum(suspicionReasons)),
  /** Goal difference, home minus away; null when no score was compared or when the category shows no forecasts. */
  score: z.object({ expected: z.number(), actual: z.int() }).nullable(),
  state: z.enum(reviewStates),
  /** Null while open. `by` is null when the reviewer's account no longer exists. */
  decided: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
  undo: eventOutput.shape.undo.shape.verdict,
  /** The reviewer's own change; somebody else must decide. */
  isOwn: z.boolean(),
});
export type SuspiciousChange = z.infer<typeof suspiciousChange>;

/** The most suspicious first, thirty per page. */
export const reviewOutput = z.object({
  state: z.enum(reviewStates),
  /** False when the member supervises nothing and therefore reviews nothing. */
  isReviewer: z.boolean(),
  entries: z.array(suspiciousChange),
  /** Changes that wait for a second person, longest waiting first. */
  held: z.array(heldChange),
  /** Held or reported texts of members, longest waiting first. */
  texts: z.array(textInQueue),
  /** Members who wait to be accepted as supervisors, longest waiting first; on the first open page only. */
  waiting: z.array(waitingSupervisor),
  page: z.int(),
  hasMore: z.boolean(),
  /** Members with several open changes, most first; only for administrators, who can roll them back in one action. */
  members: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      path: z.string(),
      changes: z.int(),
      from: z.string(),
      to: z.string(),
    }),
  ),
});
export type ReviewOutput = z.infer<typeof reviewOutput>;

/** The member's trust level, the history that it is computed from, and the limits that follow from it. */
export const ownTrustOutput = z.object({
  level: trustLevel,
  history: z.object({ confirmed: z.int(), disputed: z.int(), undone: z.int(), days: z.int() }),
  /** Requirements of the next level; null at the highest. */
  next: z.object({ confirmed: z.int(), days: z.int(), mistakesPerHundred: z.int() }).nullable(),
  /** Limits: saves per minute, changes per day, corrections and deletions per hour; null for roles without limits. */
  limits: z.object({ saves: z.int(), changes: z.int(), corrections: z.int(), deletions: z.int() }).nullable(),
});
export type OwnTrustOutput = z.infer<typeof ownTrustOutput>;

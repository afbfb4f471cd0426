import { z } from 'zod';
import { eventOutput, pastChange } from '../competition/history.outputs.ts';
import { reviewStates, suspicionReasons } from './suspicion.ts';
import { textInQueue } from './texts.outputs.ts';
import { trustLevels } from './trust.ts';

const trustLevel = z.literal(trustLevels);

const suspiciousChange = z.object({
  /** What was changed, by whom, and what stood there before and after. */
  entry: pastChange,
  reasons: z.array(z.enum(suspicionReasons)),
  /** Goals of the home team less those of the away team; null where no score was weighed. */
  score: z.object({ expected: z.number(), actual: z.int() }).nullable(),
  state: z.enum(reviewStates),
  /** Null while it is open; without a name once whoever decided is no more. */
  decided: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
  undo: eventOutput.shape.undo.shape.verdict,
  /** One’s own changes are for others to judge. */
  isOwn: z.boolean(),
});
export type SuspiciousChange = z.infer<typeof suspiciousChange>;

/** The heaviest first, thirty at a time. */
export const reviewOutput = z.object({
  state: z.enum(reviewStates),
  /** Whether there is anything that the member reviews: nothing is, for who supervises nothing. */
  isReviewer: z.boolean(),
  entries: z.array(suspiciousChange),
  /** Texts of members that were held or reported: the longest waiting first. */
  texts: z.array(textInQueue),
  page: z.int(),
  hasMore: z.boolean(),
  /** Members behind several open changes, the most first: for admins, who can roll them back in one action. */
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

/** How far one is trusted, what that rests on, and what it allows. */
export const ownTrustOutput = z.object({
  level: trustLevel,
  history: z.object({ confirmed: z.int(), disputed: z.int(), undone: z.int(), days: z.int() }),
  /** What the next level asks for; null at the highest. */
  next: z.object({ confirmed: z.int(), days: z.int(), faultsPerHundred: z.int() }).nullable(),
  /** Changes a minute and a day, corrections and deletions an hour; null where a role sets no limits. */
  limits: z.object({ saves: z.int(), changes: z.int(), corrections: z.int(), deletions: z.int() }).nullable(),
});
export type OwnTrustOutput = z.infer<typeof ownTrustOutput>;

import { z } from 'zod';
import { reviewStates } from './suspicion.ts';

const decision = z.object({ by: z.string().nullable(), at: z.string() });

/** A text of a member that somebody should look at. */
export const textInQueue = z.object({
  id: z.int(),
  place: z.enum(['message', 'post']),
  text: z.string(),
  author: z.object({ id: z.int(), name: z.string(), path: z.string() }),
  /** The room that it stands in. */
  label: z.string(),
  /** Why it was held, or what it was reported for. */
  reasons: z.array(z.string()),
  /** By how many members. */
  reports: z.int(),
  state: z.enum(reviewStates),
  recordedAt: z.string(),
  decided: decision.nullable(),
  because: z.string().nullable(),
  /** What its author says against the decision. */
  appeal: z.string().nullable(),
  /** The reviewer wrote or reported it: somebody else decides. */
  isOwn: z.boolean(),
  /** Whether the reviewer may silence its author as well. */
  mayMute: z.boolean(),
});
export type TextInQueue = z.infer<typeof textInQueue>;

export const ownTexts = z.object({
  texts: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      because: z.string().nullable(),
      state: z.enum(reviewStates),
      decidedAt: z.string().nullable(),
      appeal: z.string().nullable(),
    }),
  ),
  mute: z.object({ until: z.string(), because: z.string() }).nullable(),
});
export type OwnTexts = z.infer<typeof ownTexts>;

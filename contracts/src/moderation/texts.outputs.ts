import { z } from 'zod';
import { reviewStates } from './suspicion.ts';

const decision = z.object({ by: z.string().nullable(), at: z.string() });

/** A text of a member that waits for review. */
export const textInQueue = z.object({
  id: z.int(),
  place: z.enum(['message', 'post']),
  text: z.string(),
  author: z.object({ id: z.int(), name: z.string(), path: z.string() }),
  /** Name of its room or topic. */
  label: z.string(),
  /** Why the text was held or reported. */
  reasons: z.array(z.string()),
  /** Number of members who reported it. */
  reports: z.int(),
  state: z.enum(reviewStates),
  recordedAt: z.string(),
  decided: decision.nullable(),
  because: z.string().nullable(),
  /** The author's appeal against the decision. */
  appeal: z.string().nullable(),
  /** The reviewer wrote or reported it, so somebody else must decide. */
  isOwn: z.boolean(),
  /** True when the reviewer may also mute the author. */
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

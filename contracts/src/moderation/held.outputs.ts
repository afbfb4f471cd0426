import { z } from 'zod';
import { pastChange } from '../competition/history.outputs.ts';
import { reviewStates } from './suspicion.ts';

/** A held change, waiting for a second person or already decided. */
export const heldChange = z.object({
  id: z.int(),
  kind: pastChange.shape.kind,
  subject: pastChange.shape.subject,
  /** Its current effect, with the values before and after; empty once it is decided or cannot be made any more. */
  changes: z.array(pastChange.pick({ action: true, changes: true })),
  /**
   * Revision of the entity, for the acceptance; `none` for an entity that does not exist yet, and after the decision.
   */
  revision: z.string(),
  /** Why the change can no longer be made, in the requested language; null when it can. */
  problem: z.string().nullable(),
  by: z.object({ id: z.int(), name: z.string(), path: z.string() }),
  recordedAt: z.string(),
  /** The import that it belongs to, with how many changes of it are in the same state. */
  action: z.object({ id: z.string(), changes: z.int() }).nullable(),
  state: z.enum(reviewStates),
  /** Null while open. `by` is null when the reviewer's account no longer exists. */
  decided: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
  isOwn: z.boolean(),
});
export type HeldChange = z.infer<typeof heldChange>;

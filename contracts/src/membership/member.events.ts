import { z } from 'zod';
import { memberId } from '../competition/vocabulary.ts';
import type { EventsOf } from '../log/events-of.ts';

// Stored for ever. Never edit a payload: add a new version of the type and an upcaster.
export const memberEvents = {
  /** All that was personal is gone from the accounts; what the member entered stays, without a name. */
  MemberErased: z.strictObject({ memberId }),
};
export type MemberEvent = EventsOf<typeof memberEvents>;

import { z } from 'zod';
import { memberId } from '../competition/vocabulary.ts';
import type { EventsOf } from '../log/events-of.ts';
import { longestMuteDays, textReasons } from '../moderation/text-reasons.ts';

const because = z.enum(textReasons);
const place = z.enum(['message', 'post']);

// Stored for ever. Never edit a payload: add a new version of the type and an upcaster.
export const memberEvents = {
  /** All that was personal is gone from the accounts; what the member entered stays, without a name. */
  MemberErased: z.strictObject({ memberId }),
  /** A moderator lets the member read and not write for some days. */
  MemberMuted: z.strictObject({ memberId, days: z.int().min(1).max(longestMuteDays), because }),
  MemberUnmuted: z.strictObject({ memberId }),
  MemberBanned: z.strictObject({ memberId, because }),
  MemberUnbanned: z.strictObject({ memberId }),
  /** A moderator took a text of the member away; what it said stands nowhere in the log. */
  TextRemoved: z.strictObject({ memberId, place, because }),
  /** A moderator lets a text stand that was held or reported, or gives it back. */
  TextKept: z.strictObject({ memberId, place }),
};
export type MemberEvent = EventsOf<typeof memberEvents>;

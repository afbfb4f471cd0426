import { z } from 'zod';
import { entityId, memberId } from '../competition/vocabulary.ts';
import type { EventsOf } from '../log/events-of.ts';
import { longestMuteDays, textReasons } from '../moderation/text-reasons.ts';
import { lockReasons, pinReasons } from '../moderation/topic-reasons.ts';

const because = z.enum(textReasons);
const place = z.enum(['message', 'post']);
/** Of the member who opened it; where they are gone, of the moderator. */
const topic = { memberId, topicId: entityId };

// Stored for ever. Never edit a payload: add a new version of the type and an upcaster.
export const memberEvents = {
  /** All that was personal is gone from the accounts; what the member entered stays, without a name. */
  MemberErased: z.strictObject({ memberId }),
  /** A moderator lets the member read and not write for some days. */
  MemberMuted: z.strictObject({ memberId, days: z.int().min(1).max(longestMuteDays), because }),
  MemberUnmuted: z.strictObject({ memberId }),
  MemberBanned: z.strictObject({ memberId, because }),
  MemberUnbanned: z.strictObject({ memberId }),
  /** An administrator looks at the site as the member sees it, and changes nothing; then no longer. */
  MemberImpersonated: z.strictObject({ memberId }),
  MemberUnimpersonated: z.strictObject({ memberId }),
  /** A moderator took a text of the member away; what it said stands nowhere in the log. */
  TextRemoved: z.strictObject({ memberId, place, because }),
  /** A moderator lets a text stand that was held or reported, or gives it back. */
  TextKept: z.strictObject({ memberId, place }),
  /** A moderator puts a topic above the others of its part of the forum. */
  TopicPinned: z.strictObject({ ...topic, because: z.enum(pinReasons) }),
  TopicUnpinned: z.strictObject(topic),
  /** A moderator lets nobody write in a topic any more. */
  TopicLocked: z.strictObject({ ...topic, because: z.enum(lockReasons) }),
  TopicUnlocked: z.strictObject(topic),
};
export type MemberEvent = EventsOf<typeof memberEvents>;

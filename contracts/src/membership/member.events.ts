import { z } from 'zod';
import { entityId, memberId } from '../competition/vocabulary.ts';
import type { EventsOf } from '../log/events-of.ts';
import { longestMuteDays, textReasons } from '../moderation/text-reasons.ts';
import { lockReasons, pinReasons } from '../moderation/topic-reasons.ts';

const because = z.enum(textReasons);
const place = z.enum(['message', 'post']);
/** The member who opened the topic, or the moderator when that account no longer exists. */
const topic = { memberId, topicId: entityId };

// Stored permanently. Never edit a payload: add a new version of the type and an upcaster.
export const memberEvents = {
  /** The personal data in the accounts tables is erased; the member's changes stay, without a name. */
  MemberErased: z.strictObject({ memberId }),
  /** A moderator muted the member for some days; they can still read. */
  MemberMuted: z.strictObject({ memberId, days: z.int().min(1).max(longestMuteDays), because }),
  MemberUnmuted: z.strictObject({ memberId }),
  MemberBanned: z.strictObject({ memberId, because }),
  MemberUnbanned: z.strictObject({ memberId }),
  /** An administrator viewed the site as the member, read-only; then ended it. */
  MemberImpersonated: z.strictObject({ memberId }),
  MemberUnimpersonated: z.strictObject({ memberId }),
  /** A moderator removed a text of the member. The log does not contain the text. */
  TextRemoved: z.strictObject({ memberId, place, because }),
  /** A moderator approved a held or reported text, or restored a removed one. */
  TextKept: z.strictObject({ memberId, place }),
  /** A moderator pinned a topic above the others of its category or league. */
  TopicPinned: z.strictObject({ ...topic, because: z.enum(pinReasons) }),
  TopicUnpinned: z.strictObject(topic),
  /** A moderator closed a topic to new posts. */
  TopicLocked: z.strictObject({ ...topic, because: z.enum(lockReasons) }),
  TopicUnlocked: z.strictObject(topic),
};
export type MemberEvent = EventsOf<typeof memberEvents>;

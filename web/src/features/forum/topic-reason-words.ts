import type { LockReason, PinReason } from '@rondelle/contracts/moderation/topic-reasons.ts';
import { m } from '../../paraglide/messages.js';

const words: Readonly<Record<LockReason | PinReason, () => string>> = {
  announcement: m.forum_pin_announcement,
  useful: m.forum_pin_useful,
  rules: m.forum_pin_rules,
  settled: m.forum_lock_settled,
  heated: m.forum_lock_heated,
  duplicate: m.forum_lock_duplicate,
  'off-topic': m.forum_lock_off_topic,
  outdated: m.forum_lock_outdated,
  other: m.forum_reason_other,
};

export const topicReasonWords = (reason: LockReason | PinReason): string => words[reason]();

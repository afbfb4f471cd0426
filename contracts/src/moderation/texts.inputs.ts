import { z } from 'zod';
import { cleanText } from '../text.ts';
import { entityId, language } from '../competition/vocabulary.ts';
import { longestMuteDays, textReasons } from './text-reasons.ts';

const lang = language.optional();
const because = z.enum(textReasons);
const muteDays = z.int().min(0).max(longestMuteDays);

export const reportCommand = z.object({
  lang,
  chatid: entityId,
  seq: z.int().min(1).max(2_000_000_000),
  reason: because,
});
export const decideTextCommand = z.object({
  lang,
  id: entityId,
  decision: z.enum(['approve', 'remove']),
  because: because.default('other'),
  muteDays: muteDays.default(0),
  /** The text that the moderator saw; the decision is refused when the author has changed it since. */
  seen: z.string().max(10_000).optional(),
});
export const appealCommand = z.object({
  lang,
  id: entityId,
  text: z.string().max(8_000).overwrite(cleanText).min(10).max(2_000),
});
/** `0` days ends the mute. */
export const muteCommand = z.object({
  lang,
  uid: entityId,
  days: muteDays,
  because: because.default('other'),
});

import type { HoldReason } from '@rondelle/contracts/community/texts.ts';
import type { TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import { m } from '../../paraglide/messages.js';

const words: Readonly<Record<TextReason | HoldReason, () => string>> = {
  insult: m.text_reason_insult,
  hate: m.text_reason_hate,
  harassment: m.text_reason_harassment,
  threat: m.text_reason_threat,
  'personal-details': m.text_reason_personal_details,
  'unfit-for-children': m.text_reason_unfit,
  advertising: m.text_reason_advertising,
  other: m.text_reason_other,
  'doubtful-word': m.text_reason_doubtful_word,
  'link-of-newcomer': m.text_reason_link,
  'contact-details': m.text_reason_contact,
  repeated: m.text_reason_repeated,
};
const isKnown = (reason: string): reason is keyof typeof words => Object.hasOwn(words, reason);

/** Names the reason for which a text was held, reported or removed. */
export const textReasonWords = (reason: string): string =>
  isKnown(reason) ? words[reason]() : m.text_reason_other();

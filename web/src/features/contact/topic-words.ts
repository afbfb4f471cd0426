import type { ContactTopic } from '@rondelle/contracts/site/contact-topics.ts';
import { m } from '../../paraglide/messages.js';

/** What a message can be about, in the order in which people look for it. */
export const topicWords: Readonly<Record<ContactTopic, () => string>> = {
  question: m.contact_topic_question,
  error: m.contact_topic_error,
  account: m.contact_topic_account,
  children: m.contact_topic_children,
  problem: m.contact_topic_problem,
  other: m.contact_topic_other,
};

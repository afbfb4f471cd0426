import type { ContactTopic } from '@rondelle/contracts/site/contact-topics.ts';
import { m } from '../../paraglide/messages.js';

/** Labels of the topics that a message can have. */
export const topicWords: Readonly<Record<ContactTopic, () => string>> = {
  question: m.contact_topic_question,
  error: m.contact_topic_error,
  account: m.contact_topic_account,
  children: m.contact_topic_children,
  problem: m.contact_topic_problem,
  other: m.contact_topic_other,
};

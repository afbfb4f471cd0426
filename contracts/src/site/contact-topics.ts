/** Subjects of messages to the site's operators. */
export const contactTopics = ['question', 'error', 'account', 'children', 'problem', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** What people write to those who run the site about. */
export const contactTopics = ['question', 'error', 'account', 'children', 'problem', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

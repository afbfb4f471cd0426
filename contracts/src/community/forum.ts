/** Subject of a topic: the whole site, a category in all seasons, or a league. */
export const topicKinds = ['general', 'category', 'league'] as const;
export type TopicKind = (typeof topicKinds)[number];

export const topicsAPage = 30;
export const postsAPage = 20;

/** What a topic is about: the whole site, a category of all seasons, a league. */
export const topicKinds = ['general', 'category', 'league'] as const;
export type TopicKind = (typeof topicKinds)[number];

export const topicsAPage = 30;
export const postsAPage = 20;

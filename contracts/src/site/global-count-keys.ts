/** The keys that the first administration of the site had, and in this order. */
export const globalCountKeys = [
  'post',
  'channel',
  'post_ready',
  'channel_ready',
  'tag',
  'feed',
  'feedRule',
  'job',
  'jobItem',
  'list',
  'listItem',
  'network',
  'profile',
] as const;
export type GlobalCountKey = (typeof globalCountKeys)[number];
export type GlobalCounts = Readonly<Record<GlobalCountKey, number>>;

/** The keys of the original administration page, in the same order. */
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

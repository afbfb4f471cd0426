import {
  type GlobalCountKey,
  type GlobalCounts,
  globalCountKeys,
} from '@rondelle/contracts/site/global-count-keys.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  post: m.count_post,
  channel: m.count_channel,
  post_ready: m.count_post_ready,
  channel_ready: m.count_channel_ready,
  tag: m.count_tag,
  feed: m.count_feed,
  feedRule: m.count_feed_rule,
  job: m.count_job,
  jobItem: m.count_job_item,
  list: m.count_list,
  listItem: m.count_list_item,
  network: m.count_network,
  profile: m.count_profile,
} as const satisfies Record<GlobalCountKey, () => string>;

/** Each count with its key and label. */
export const countRows = (counts: GlobalCounts) =>
  globalCountKeys.map((key) => ({ key, about: words[key](), count: counts[key] }));

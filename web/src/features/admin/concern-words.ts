import type { AdminOverview, Concern } from '@rondelle/contracts/site/administration.ts';
import { formatTenth } from '../../lib/format.ts';
import type { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';

type Words = (about: { count: number }) => string;

const words = {
  viewsLate: m.concern_views_late,
  setAside: m.concern_set_aside,
  mail: m.concern_mail,
  erasure: m.concern_erasure,
  moderation: m.concern_moderation,
  news: m.concern_news,
  push: m.concern_push,
  bracket: m.concern_bracket,
  queue: m.concern_queue,
  errors: m.concern_errors,
  backup: m.concern_backup,
  feeds: m.concern_feeds,
  disputed: m.concern_disputed,
  review: m.concern_review,
  texts: m.concern_texts,
} as const satisfies Record<Concern, Words>;

/** What needs somebody: « 3 courriels ne partent pas ». */
export const concernWords = ({ concern, count }: AdminOverview['concerns'][number]): string =>
  words[concern]({ count });

/** Where it is solved. */
export const concernPath = (concern: Concern, paths: ReturnType<typeof usePaths>): string => {
  switch (concern) {
    case 'disputed':
      return paths.dashboard();
    case 'backup':
      return paths.backups();
    case 'feeds':
      return paths.feeds();
    case 'review':
    case 'texts':
      return paths.review();
    case 'errors':
      return `${paths.logs()}?channel=error`;
    case 'queue':
      return `${paths.logs()}?channel=job`;
    default:
      return paths.logs();
  }
};

/** How late the views are; null where the log could not be asked. */
export const lagWords = (lag: number | null): string => {
  if (lag === null) return m.admin_lag_unknown();
  return lag < 0.1 ? m.admin_lag_none() : m.admin_lag_seconds({ seconds: formatTenth(lag) });
};

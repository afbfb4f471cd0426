import type { AdminOverview, Concern } from '@rondelle/contracts/site/administration.ts';
import { formatNumber, formatTenth } from '../../lib/format/format.ts';
import type { usePaths } from '../../lib/page/page-location.ts';
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
  held: m.concern_held,
  queue: m.concern_queue,
  errors: m.concern_errors,
  backup: m.concern_backup,
  feeds: m.concern_feeds,
  disputed: m.concern_disputed,
  review: m.concern_review,
  texts: m.concern_texts,
} as const satisfies Record<Concern, Words>;

/** Describes a problem and its number of cases: « 3 courriels ne partent pas ». */
export const concernWords = ({ concern, count }: AdminOverview['concerns'][number]): string =>
  words[concern]({ count });

/** Path of the page where the problem is solved. */
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

/** Describes how far the views are behind the log: `lag` is in seconds, null when unknown. */
export const lagWords = (lag: number | null): string => {
  if (lag === null) return m.admin_lag_unknown();
  return lag < 0.1 ? m.admin_lag_none() : m.admin_lag_seconds({ seconds: formatTenth(lag) });
};

/** The server counts the changes of the last 24 hours up to this limit. */
const mostChanges = 10_000;

/** Number of changes, or "10,000 or more" at the limit. */
export const changesWords = (changes: number): string =>
  changes < mostChanges ? formatNumber(changes) : m.admin_changes_most({ count: formatNumber(mostChanges) });

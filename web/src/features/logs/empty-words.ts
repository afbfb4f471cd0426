import { lineParts } from '@rondelle/contracts/site/admin-log-channels.ts';
import { m } from '../../paraglide/messages.js';

/** Levels whose log entries are written only when a setting enables them. */
const unusual = ['info', 'debug'] as const;

/** Returns why a channel has no log entries; null: all channels. */
export const whyNoLines = (channel: string | null): string => {
  const level = unusual.find((one) => one === channel);
  if (level) return m.logs_said_why_level({ level });
  return lineParts.some((one) => one === channel) ? m.logs_said_why_part() : m.logs_said_why();
};

/** Returns why no changes are listed: there are none at all, or none older than the previous page. */
export const whyNoChanges = (isLatest: boolean): string =>
  isLatest ? m.logs_recorded_why() : m.logs_recorded_why_older();

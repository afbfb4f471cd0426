import { streamKinds } from '../log/streams.ts';

/** Severities of log entries, worst first. */
export const severities = [
  'emergency',
  'alert',
  'critical',
  'error',
  'warning',
  'notice',
  'info',
  'debug',
] as const;
export type Severity = (typeof severities)[number];
/** Parts of the work that log entries can concern: the mail queue, jobs, the response cache. */
export const lineParts = ['queue', 'job', 'cache'] as const;
export type LinePart = (typeof lineParts)[number];
/** Channels of the log page: log entries of the programs, by part or severity, and recorded events, by kind. */
export const adminLogChannels = [...lineParts, ...streamKinds, ...severities] as const;

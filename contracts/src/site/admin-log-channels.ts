import { streamKinds } from '../log/streams.ts';

/** Of the operational log, the worst first. */
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
/** Parts of the work that lines can be about: mails that wait, what runs beside the pages, what is kept and told. */
export const lineParts = ['queue', 'job', 'cache'] as const;
export type LinePart = (typeof lineParts)[number];
/** What the running programs say of themselves, and what is recorded of each kind of thing. */
export const adminLogChannels = [...lineParts, ...streamKinds, ...severities] as const;

import { streamKinds } from '../log/streams.ts';

/** Of the operational log, the worst first. */
export const severities = ['critical', 'error', 'warning', 'info', 'debug'] as const;
export type Severity = (typeof severities)[number];
/** What is recorded of each kind of thing, and what the running programs say of themselves. */
export const adminLogChannels = [...streamKinds, ...severities] as const;

import type { StuckJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  mail: m.stuck_mail,
  erasure: m.stuck_erasure,
  moderation: m.stuck_moderation,
  news: m.stuck_news,
  push: m.stuck_push,
  bracket: m.stuck_bracket,
  held: m.stuck_held,
} as const satisfies Record<StuckJob['job'], (about: { subject: string }) => string>;

/** The name of a stuck job: « Effacement du compte nº 12 ». */
export const jobWords = ({ job, subject }: Pick<StuckJob, 'job' | 'subject'>): string =>
  words[job]({ subject });

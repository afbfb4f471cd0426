import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';

/**
 * What the site does by itself: mails to send, erasures that the log has to be told of, changes to judge once more or to
 * tell those who follow, what devices are sent, and brackets to fill.
 */
export const queuedJobs = ['mail', 'erasure', 'moderation', 'news', 'push', 'bracket'] as const;
export type QueuedJob = (typeof queuedJobs)[number];

/** Of a mail its number in the outbox, of an erasure the member's, of a change its position in the log, of a push its own, of a bracket its tournament's. */
const subject = z.string().regex(/^\d{1,18}$/);

/** One that could not be done and will be tried again; the others go on. */
export const stuckJob = z.object({
  job: z.enum(queuedJobs),
  subject,
  /** The code of what went wrong; the programs' lines say more. */
  cause: z.string(),
  since: z.iso.datetime(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime(),
});
export type StuckJob = z.infer<typeof stuckJob>;

export const retryJobCommand = z.object({ lang: language.default('fr'), job: z.enum(queuedJobs), subject });

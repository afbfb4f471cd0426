import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';

/**
 * Kinds of background jobs: mails, erasures to record in the log, changes to review for suspicion, notifications,
 * pushes, brackets to fill, and decisions on held changes to notify of.
 */
export const queuedJobs = ['mail', 'erasure', 'moderation', 'news', 'push', 'bracket', 'held'] as const;
export type QueuedJob = (typeof queuedJobs)[number];

/**
 * Id of the subject. Mail: its outbox id; erasure: the member number; moderation and news: the event's log position;
 * push: its own id; bracket: the tournament id; held: the first held change of the action that was decided.
 */
const subject = z.string().regex(/^\d{1,18}$/);

/** A failed job that waits for its next attempt. */
export const stuckJob = z.object({
  job: z.enum(queuedJobs),
  subject,
  /** Error code; the log entries have details. */
  cause: z.string(),
  since: z.iso.datetime(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime(),
});
export type StuckJob = z.infer<typeof stuckJob>;

export const retryJobCommand = z.object({ lang: language.default('fr'), job: z.enum(queuedJobs), subject });

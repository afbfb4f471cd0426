import { z } from 'zod';
import { activity } from '../competition/activity.outputs.ts';
import { before } from '../competition/parameters.ts';
import { language } from '../competition/vocabulary.ts';
import { quarantineEntry, skippedEvent } from './quarantine.ts';
import { stuckJob } from './stuck-jobs.ts';
import { adminLogChannels, lineParts, severities } from './admin-log-channels.ts';

export const adminLogsInput = z.object({
  lang: language.default('fr'),
  channel: z
    .enum(adminLogChannels)
    .optional()
    .describe(
      'Only this: a kind of thing whose changes are wanted, or a severity or part of the work (`queue`, `job`, `cache`) in the log entries of all processes. All of them without it.',
    ),
  before,
});
export type AdminLogsInput = z.output<typeof adminLogsInput>;

const line = z.object({
  at: z.iso.datetime(),
  /** Severity. */
  channel: z.enum(severities),
  /** The part of the work; null when it is none of these. */
  part: z.enum(lineParts).nullable(),
  /** Name of the program, and the host and process id that ran it. */
  program: z.string(),
  process: z.string(),
  message: z.string(),
  /** Structured details such as the error; no personal data. */
  details: z.record(z.string(), z.unknown()),
});
export type ProgramLogEntry = z.infer<typeof line>;

/** `GET /api/v1/admin/logs`, latest first. */
export const adminLogsOutput = z.object({
  channel: z.enum(adminLogChannels).nullable(),
  channels: z.array(z.enum(adminLogChannels)),
  /** Recorded events of all seasons, fifty per page; empty when the channel is about log entries. */
  changes: z.array(activity.extend({ season: z.string().nullable() })),
  /** Value of `before` for the next, older page; null on the last page. */
  older: z.string().nullable(),
  /** The latest hundred log entries of all processes; entries are retained for two weeks. */
  lines: z.array(line),
  /** Jobs that failed for good, longest waiting first, a hundred at most. */
  stuck: z.array(stuckJob),
  /** Events quarantined from the views, longest waiting first, a hundred at most. */
  setAside: z.array(quarantineEntry),
  /** Events that an administrator left out of the views, latest first, fifty at most. */
  skipped: z.array(skippedEvent),
});
adminLogsOutput.register(z.globalRegistry, { id: 'AdminLogs' });
export type AdminLogsOutput = z.infer<typeof adminLogsOutput>;

import { z } from 'zod';
import { activity } from '../competition/activity.outputs.ts';
import { language, position } from '../competition/vocabulary.ts';
import { setAsideThing, skippedEvent } from './set-aside.ts';
import { stuckJob } from './stuck-jobs.ts';
import { adminLogChannels, lineParts, severities } from './admin-log-channels.ts';

/** Without a channel: all of them. `before`: of what was recorded, only what was logged before that position. */
export const adminLogsInput = z.object({
  lang: language.default('fr'),
  channel: z.enum(adminLogChannels).optional(),
  before: position.optional(),
});
export type AdminLogsInput = z.output<typeof adminLogsInput>;

const line = z.object({
  at: z.iso.datetime(),
  /** How serious it is. */
  channel: z.enum(severities),
  /** What part of the work it is about, where it is about one of these. */
  part: z.enum(lineParts).nullable(),
  /** Which program said it, and which of its processes: the machine and the number there. */
  program: z.string(),
  process: z.string(),
  message: z.string(),
  /** What else the line says, such as the error; nothing about anybody. */
  details: z.record(z.string(), z.unknown()),
});
export type ProgramLogEntry = z.infer<typeof line>;

/** `GET /api/v1/admin/logs`, latest first. */
export const adminLogsOutput = z.object({
  channel: z.enum(adminLogChannels).nullable(),
  channels: z.array(z.enum(adminLogChannels)),
  /** What was recorded, in all seasons, fifty at a time; empty where what programs say is asked for. */
  changes: z.array(activity.extend({ season: z.string().nullable() })),
  /** What to ask `before` for what was recorded earlier; null at the end. */
  older: z.string().nullable(),
  /** The latest lines of all processes, a hundred of them, kept for two weeks. */
  lines: z.array(line),
  /** What the site should have done by itself and could not, the longest waiting first, a hundred at most. */
  stuck: z.array(stuckJob),
  /** What could not be brought into the views, the longest waiting first, a hundred at most. */
  setAside: z.array(setAsideThing),
  /** What the views leave out by somebody's word, latest first, fifty at most. */
  skipped: z.array(skippedEvent),
});
export type AdminLogsOutput = z.infer<typeof adminLogsOutput>;

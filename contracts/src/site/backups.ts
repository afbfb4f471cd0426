import { z } from 'zod';

const count = z.number().nonnegative();
const backup = z.object({
  id: z.int(),
  askedAt: z.iso.datetime(),
  askedBy: z.enum(['timetable', 'page']),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Of its folder; null until it is written. */
  name: z.string().nullable(),
  bytes: count.nullable(),
  events: count.nullable(),
  /** When it was restored into a database of its own, and found whole. */
  verifiedAt: z.iso.datetime().nullable(),
  /** How many older ones were removed after it. */
  removed: z.int().nullable(),
  /** What went wrong, as a code. */
  fault: z.string().nullable(),
});
export type Backup = z.infer<typeof backup>;

export const backupsOutput = z.object({
  /** Whether the processes are told where to. */
  isOn: z.boolean(),
  keepDays: z.int(),
  /** Latest first, thirty at most. */
  backups: z.array(backup),
});
export type BackupsOutput = z.infer<typeof backupsOutput>;

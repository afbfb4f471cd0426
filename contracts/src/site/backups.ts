import { z } from 'zod';

const count = z.number().nonnegative();
const backup = z.object({
  id: z.int(),
  requestedAt: z.iso.datetime(),
  requestedBy: z.enum(['timetable', 'page']),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Folder name; null until it is written. */
  name: z.string().nullable(),
  bytes: count.nullable(),
  events: count.nullable(),
  /** When the backup was restored into a separate database and found complete. */
  verifiedAt: z.iso.datetime().nullable(),
  /** Number of older backups removed afterwards. */
  removed: z.int().nullable(),
  /** Error code; null when it succeeded. */
  error: z.string().nullable(),
});
export type Backup = z.infer<typeof backup>;

export const backupsOutput = z.object({
  /** True when a backup folder is configured. */
  isOn: z.boolean(),
  keepDays: z.int(),
  /** Latest first, thirty at most. */
  backups: z.array(backup),
});
export type BackupsOutput = z.infer<typeof backupsOutput>;

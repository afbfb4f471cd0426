import { z } from 'zod';
import { language, shortText } from '../competition/vocabulary.ts';

export const quarantineCauses = [
  /** A type or schema version that only a newer release knows, or a damaged payload. */
  'event/unreadable',
  /** A view threw an error: the event concerns a missing row, or the code has a bug. */
  'event/not-applied',
  /** A resulting row does not fit its table. */
  'row/not-storable',
  /** The database rejects the row for an unexpected reason. */
  'row/refused',
  /** Derived rows could not be computed. */
  'group/not-computed',
] as const;
export type QuarantineCause = (typeof quarantineCauses)[number];

const id = z.string().regex(/^\d{1,18}$/);

/** A quarantined stream or derived group; all others are processed normally. */
export const quarantineEntry = z.object({
  id,
  /** The stream that waits (`game-5`), or the key of a derived group as JSON. */
  thing: z.string(),
  /** `catalogue`, `season` or `activity` for waiting events; otherwise the view whose rows are outdated. */
  views: z.string(),
  season: z.string().nullable(),
  cause: z.enum(quarantineCauses),
  /** The error message. */
  detail: z.string(),
  since: z.iso.datetime(),
  /** Number of waiting events; 0 for derived rows. */
  waiting: z.int(),
  attempts: z.int(),
});
export type QuarantineEntry = z.infer<typeof quarantineEntry>;

export const retryQuarantinedCommand = z.object({ lang: language.default('fr'), id });

/** Why an administrator leaves the event out of the views. */
export const skipReason = shortText(300);
export const skipQuarantinedCommand = z.object({ lang: language.default('fr'), id, reason: skipReason });
export const cancelSkipCommand = z.object({ lang: language.default('fr'), position: id });

/** An event that the views leave out; it stays in the log. */
export const skippedEvent = z.object({
  position: z.string(),
  stream: z.string(),
  reason: z.string(),
  /** The administrator; null when the account no longer exists. */
  by: z.string().nullable(),
  skippedAt: z.iso.datetime(),
});
export type SkippedEvent = z.infer<typeof skippedEvent>;

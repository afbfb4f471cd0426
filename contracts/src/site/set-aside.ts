import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';

export const setAsideCauses = [
  /** A type or a version that only a newer program knows, or a damaged payload. */
  'event/unreadable',
  /** A view refuses it: it is about what is not there, or the program is at fault. */
  'event/not-applied',
  /** A row that follows from it does not fit its table. */
  'row/not-storable',
  /** The database refuses the row, for a reason that was not foreseen. */
  'row/refused',
  /** What is computed from rows could not be. */
  'group/not-computed',
] as const;
export type SetAsideCause = (typeof setAsideCauses)[number];

const id = z.string().regex(/^\d{1,18}$/);

/** What could not be brought into the views and waits; everything else goes on. */
export const setAsideThing = z.object({
  id,
  /** The stream whose changes wait (`game-5`), or the key of a group of computed rows, as JSON. */
  thing: z.string(),
  /** `catalogue`, `season` or `activity` for changes that wait, else the view whose rows are late. */
  views: z.string(),
  season: z.string().nullable(),
  cause: z.enum(setAsideCauses),
  /** In the program's words. */
  detail: z.string(),
  since: z.iso.datetime(),
  /** Changes that wait; none for computed rows. */
  waiting: z.int(),
  attempts: z.int(),
});
export type SetAsideThing = z.infer<typeof setAsideThing>;

export const retrySetAsideCommand = z.object({ lang: language.default('fr'), id });

/** Why the views are to leave an event out, for whoever wonders later. */
export const skipReason = z.string().trim().min(1).max(300);
export const skipSetAsideCommand = z.object({ lang: language.default('fr'), id, reason: skipReason });
export const takeInAgainCommand = z.object({ lang: language.default('fr'), position: id });

/** An event that the views leave out; it stays in the log. */
export const skippedEvent = z.object({
  position: z.string(),
  stream: z.string(),
  reason: z.string(),
  /** The administrator; null for who is no longer a member. */
  by: z.string().nullable(),
  skippedAt: z.iso.datetime(),
});
export type SkippedEvent = z.infer<typeof skippedEvent>;

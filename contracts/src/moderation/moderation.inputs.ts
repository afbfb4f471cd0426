import { z } from 'zod';
import { language, position } from '../competition/vocabulary.ts';
import { reviewStates } from './suspicion.ts';

export const reviewInput = z.object({
  lang: language.default('fr'),
  state: z.enum(reviewStates).default('open'),
  page: z.int().min(1).max(10_000).default(1),
});
export type ReviewInput = z.output<typeof reviewInput>;

/** Suspicious changes are identified by their log position. */
export const approveCommand = z.object({ lang: language.optional(), position });
export const undoFlaggedCommand = z.object({
  lang: language.optional(),
  commandId: z.uuid(),
  position,
});

import { z } from 'zod';
import { distinct, entityId, language, revision } from '../competition/vocabulary.ts';

/** Upper bound on the held changes that one call decides on. */
export const mostDecided = 50;

const lang = language.optional();

/** The revision of the entity that the reviewer saw; `none` when it did not exist yet. */
const seen = z.union([revision, z.literal('none')]);

/** Held changes, each with the revision that the reviewer saw. */
export const decideHeldCommand = z.object({
  lang,
  decision: z.enum(['accept', 'decline']),
  changes: distinct(z.object({ id: entityId, revision: seen }), mostDecided, ({ id }) => String(id)),
});
export type DecideHeld = z.output<typeof decideHeldCommand>;
export type DecidedHeld = {
  readonly decided: number;
  /** Changes that could not be decided on, each with the reason in the requested language. */
  readonly refused: readonly { readonly id: number; readonly message: string }[];
};

export const takeBackHeldCommand = z.object({ lang, id: entityId });

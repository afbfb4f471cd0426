import { z } from 'zod';
import { crestMotifs, crestOutlines } from './crest-shapes.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** The chosen parts of a crest: colours as `#rrggbb`, outline and motif. The letters always come from the name. */
export const crestChoice = z.strictObject({
  main: colour,
  second: colour,
  outline: z.enum(crestOutlines),
  motif: z.enum(crestMotifs),
});
export type CrestChoice = z.infer<typeof crestChoice>;

import { z } from 'zod';
import { crestMotifs, crestOutlines } from './crest-shapes.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** What somebody has chosen of a team's crest: colours as `#rrggbb`, outline and motif; the letters are the name's. */
export const crestChoice = z.strictObject({
  main: colour,
  second: colour,
  outline: z.enum(crestOutlines),
  motif: z.enum(crestMotifs),
});
export type CrestChoice = z.infer<typeof crestChoice>;

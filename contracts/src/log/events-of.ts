import type { z } from 'zod';

/** The union of events that a table of payload schemas describes. */
export type EventsOf<S extends Record<string, z.ZodType>> = {
  [T in keyof S & string]: { readonly type: T; readonly data: Readonly<z.infer<S[T]>> };
}[keyof S & string];

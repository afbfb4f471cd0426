/**
 * An output with dates, big integers or maps, as responses and pages carry it: superjson's form of it, under one name
 * that no other output has. Only the server makes it; an input in this form is refused.
 */
export type OutputEnvelope = { readonly superjson: object };

/** Returns whether an output is in an envelope. Every other output is sent as it is. */
export const isEnvelope = (output: unknown): output is OutputEnvelope =>
  typeof output === 'object' && output !== null && 'superjson' in output;

const unchanged = (value: unknown): unknown => value;
/**
 * The transformer of tRPC, which changes nothing: it does not know the procedure. With one, tRPC infers outputs as
 * procedures return them, with their dates and maps.
 */
export const transformer = { serialize: unchanged, deserialize: unchanged };

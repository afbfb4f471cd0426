/**
 * Where a change has its place among the traces: its correlation id is the trace, and the second half of it the span of
 * the command. Every process that sees an event can so tell whose part its own work is, and nothing has to be handed on.
 */
export const placeOf = (correlationId: string): { readonly traceId: string; readonly spanId: string } => {
  const traceId = correlationId.replaceAll('-', '').toLowerCase();
  return { traceId, spanId: traceId.slice(16) };
};

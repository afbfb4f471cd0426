/**
 * Derives a command's trace from its correlation id: the whole id is the trace id, and its second half the span id of
 * the command. So every process that sees an event can attach its spans, and no trace context is passed on.
 */
export const placeOf = (correlationId: string): { readonly traceId: string; readonly spanId: string } => {
  const traceId = correlationId.replaceAll('-', '').toLowerCase();
  return { traceId, spanId: traceId.slice(16) };
};

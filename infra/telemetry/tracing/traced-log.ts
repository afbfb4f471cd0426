import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Tracing } from './tracing.ts';

/** Wraps the log, so that appends are spans in the trace of their command. Bulk imports are not traced. */
export const tracedLog = (log: EventLog, tracing: Tracing | null): EventLog => {
  if (!tracing) return log;
  return {
    append: (stream, events, expected) => {
      const append = () => log.append(stream, events, expected);
      const correlationId = events[0]?.metadata.correlationId;
      if (!correlationId) return append();
      const attributes = { 'rondelle.stream': stream, 'rondelle.events': events.length };
      return tracing.step(correlationId, 'append', attributes, append);
    },
    appendMany: (batch) => log.appendMany(batch),
    readStream: (stream, from) => log.readStream(stream, from),
    readAll: (after, limit) => log.readAll(after, limit),
    subscribe: (after, signal) => log.subscribe(after, signal),
    head: () => log.head(),
    close: () => log.close(),
  };
};

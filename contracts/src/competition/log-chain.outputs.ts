import { z } from 'zod';

/** How an event is cited. Number, link and time are the same wherever the log is copied to. */
const citation = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('linked'),
    /** Number of the event among all linked ones. */
    event: z.int(),
    /** The link at that event; covers it and all before. */
    link: z.string(),
    /** When the event was recorded. */
    recordedAt: z.iso.datetime(),
  }),
  /** Links are made every hour; this one is not within reach yet. */
  z.object({ state: z.literal('pending') }),
  /** The log has no such event. */
  z.object({ state: z.literal('unknown') }),
]);
export type Citation = z.infer<typeof citation>;

/** `GET /api/v1/log/chain`: hourly heads of the hash chain over the log, latest first. */
export const logChainOutput = z.object({
  /** The requested event; null when none was requested. */
  citation: citation.nullable(),
  heads: z.array(
    z.object({
      /** Number of events in the chain. */
      events: z.int(),
      /** Log position of the last of them on this server. */
      position: z.string(),
      /** SHA-256 of the previous link and the last event, in hexadecimal. */
      link: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
logChainOutput.register(z.globalRegistry, { id: 'LogChain' });
export type LogChainOutput = z.infer<typeof logChainOutput>;

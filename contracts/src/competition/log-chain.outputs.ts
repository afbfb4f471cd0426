import { z } from 'zod';

/** `GET /api/v1/log/chain`: hourly heads of the hash chain over the log, latest first. */
export const logChainOutput = z.object({
  heads: z.array(
    z.object({
      /** Number of events in the chain. */
      events: z.int(),
      /** Log position of the last of them. */
      position: z.string(),
      /** SHA-256 of the previous link and the last event, in hexadecimal. */
      link: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
logChainOutput.register(z.globalRegistry, { id: 'LogChain' });
export type LogChainOutput = z.infer<typeof logChainOutput>;

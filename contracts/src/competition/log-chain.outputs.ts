import { z } from 'zod';

/** `GET /api/v1/log/chain`: what the chain over the log's events was, the latest first. */
export const logChainOutput = z.object({
  heads: z.array(
    z.object({
      /** How many events are linked. */
      events: z.int(),
      /** Of the last of them in the log. */
      position: z.string(),
      /** SHA-256 over the link before and the last event, in hexadecimal. */
      link: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export type LogChainOutput = z.infer<typeof logChainOutput>;

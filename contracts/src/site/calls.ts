import { z } from 'zod';

/** The calls that programs make, as the reference page lists them; texts for programmers are in English. */
export const callsOutput = z.object({
  version: z.string(),
  groups: z.array(
    z.object({
      /** The first word of their paths. */
      name: z.string(),
      calls: z.array(
        z.object({
          method: z.string(),
          path: z.string(),
          summary: z.string(),
          needsToken: z.boolean(),
          isDeprecated: z.boolean(),
          parameters: z.array(
            z.object({
              name: z.string(),
              in: z.string(),
              isRequired: z.boolean(),
              description: z.string(),
              example: z.string().nullable(),
            }),
          ),
          /** An address that can be followed; null where a call needs a token or a body. */
          example: z.string().nullable(),
          /** A body that can be sent, as JSON; null where a call takes none. */
          body: z.string().nullable(),
        }),
      ),
    }),
  ),
  changelog: z.array(z.object({ version: z.string(), date: z.string(), changes: z.array(z.string()) })),
});
export type CallsOutput = z.infer<typeof callsOutput>;

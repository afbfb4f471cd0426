import { z } from 'zod';

/** The REST calls of the API reference page; the texts are in English. */
export const callsOutput = z.object({
  version: z.string(),
  groups: z.array(
    z.object({
      /** First segment of the path. */
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
          /** A URL to try; null when the call needs a token or a body. */
          example: z.string().nullable(),
          /** An example body as JSON; null when the call takes none. */
          body: z.string().nullable(),
        }),
      ),
    }),
  ),
  changelog: z.array(z.object({ version: z.string(), date: z.string(), changes: z.array(z.string()) })),
});
export type CallsOutput = z.infer<typeof callsOutput>;

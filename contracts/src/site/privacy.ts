import { z } from 'zod';

export const privacyOutput = z.object({
  /** The email of the person in charge of personal information; null where the site names nobody. */
  contact: z.string().nullable(),
});
export type PrivacyOutput = z.infer<typeof privacyOutput>;

import { z } from 'zod';

export const privacyAnswer = z.object({
  /** The email of the person in charge of personal information; null where the site names nobody. */
  contact: z.string().nullable(),
});
export type PrivacyAnswer = z.infer<typeof privacyAnswer>;

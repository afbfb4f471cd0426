import { z } from 'zod';

export const privacyOutput = z.object({
  /** Email of the privacy officer; null when none is configured. */
  contact: z.string().nullable(),
  /** Third parties that browsers contact, if the operators enabled them. */
  elsewhere: z.array(z.enum(['google', 'mapbox'])),
});
privacyOutput.register(z.globalRegistry, { id: 'Privacy' });
export type PrivacyOutput = z.infer<typeof privacyOutput>;

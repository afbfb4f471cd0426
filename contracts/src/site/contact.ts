import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';
import { contactSupervisor } from '../supervision/supervision.inputs.ts';
import { contactTopics } from './contact-topics.ts';

export type { ContactTopic } from './contact-topics.ts';

/** A message to those who run the site. */
export const contactSite = contactSupervisor.omit({ suid: true }).extend({ topic: z.enum(contactTopics) });
export type ContactSite = z.output<typeof contactSite>;

/** `form`: asked anew each time. */
export const contactTicketInput = z.object({
  lang: language.default('fr'),
  form: z.literal('contact').default('contact'),
});
/** The form's ticket; null where the site has no address that could be written to. */
export const siteTicketOutput = z.object({ ticket: z.string().nullable() });

import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';
import { contactSupervisor } from '../supervision/supervision.inputs.ts';
import { contactTopics } from './contact-topics.ts';

export type { ContactTopic } from './contact-topics.ts';

/** A message to the site's operators. */
export const contactSite = contactSupervisor.omit({ suid: true }).extend({ topic: z.enum(contactTopics) });
export type ContactSite = z.output<typeof contactSite>;

/** `form` keeps the response out of the response cache. */
export const contactTicketInput = z.object({
  lang: language.default('fr'),
  form: z.literal('contact').default('contact'),
});
/** The form's ticket; null when no contact address is configured. */
export const siteTicketOutput = z.object({ ticket: z.string().nullable() });

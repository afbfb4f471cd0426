import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';
import { mailKinds } from './mail-groups.ts';

/** A mail as a browser displays it. Links that log somebody in appear only in the mail itself. */
export const displayedMail = z.object({
  kind: z.enum(mailKinds),
  lang: language,
  subject: z.string(),
  text: z.string(),
  /** Why the reader received it. */
  why: z.string(),
  /** Unsubscribe link. */
  wayOut: z.string(),
  sentAt: z.iso.datetime(),
});
export type DisplayedMail = z.infer<typeof displayedMail>;

export const displayedMailInput = z.object({
  lang: language.default('fr'),
  key: z.string().regex(/^[\w-]{43}$/),
});
export const displayedMailOutput = z.object({ mail: displayedMail.nullable() });

const count = z.int().nonnegative();
/** Daily sums of mails, without personal data. */
export const mailSumsOutput = z.object({
  days: z.int(),
  kinds: z.array(z.object({ kind: z.enum(mailKinds), sent: count, clicks: count })),
  /** Number of unsubscriptions: pairs of an address and a group of mails. */
  unsubscribed: count,
  waiting: count,
});
export type MailSums = z.infer<typeof mailSumsOutput>;

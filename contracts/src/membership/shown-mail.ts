import { z } from 'zod';
import { language } from '../competition/vocabulary.ts';
import { mailKinds } from './mail-groups.ts';

/** A mail as a browser shows it: links that let somebody in are in the mail alone. */
export const shownMail = z.object({
  kind: z.enum(mailKinds),
  lang: language,
  subject: z.string(),
  text: z.string(),
  /** Why one got it. */
  why: z.string(),
  /** Where to refuse more of its kind. */
  wayOut: z.string(),
  sentAt: z.iso.datetime(),
});
export type ShownMail = z.infer<typeof shownMail>;

export const shownMailInput = z.object({
  lang: language.default('fr'),
  key: z.string().regex(/^[\w-]{43}$/),
});
export const shownMailOutput = z.object({ mail: shownMail.nullable() });

const count = z.int().nonnegative();
/** Daily sums of mails, nothing of anybody. */
export const mailSumsOutput = z.object({
  days: z.int(),
  kinds: z.array(z.object({ kind: z.enum(mailKinds), sent: count, clicks: count })),
  /** Addresses, and kinds, that want no more. */
  refusals: count,
  waiting: count,
});
export type MailSums = z.infer<typeof mailSumsOutput>;

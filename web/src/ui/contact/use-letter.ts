import { contactFaults, type ContactFault } from '@rondelle/contracts/supervision/contact.ts';
import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { useState } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { usePostedForm } from '../../lib/posted-form.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { useForm } from '../form/use-form.ts';

const empty = { name: '', replyTo: '', message: '', hockeyAnswer: '', website: '', topic: 'question' };
export type LetterValues = typeof empty;
/** What is sent: the fields, and what shows that a person has filled them in. */
export type Letter = LetterValues & {
  readonly commandId: string;
  readonly ticket: string;
  readonly captcha: string;
};

const faultWords: Readonly<Record<ContactFault, () => string>> = {
  'contact/name-missing': m.contact_fault_name,
  'contact/message-length': m.contact_fault_length,
  'account/email-malformed': m.register_fault_email,
  'account/wrong-answer': m.register_fault_answer,
};

const isKnownFault = (code: string): code is ContactFault => code in faultWords;
/** What the server found wrong with a form that was posted to the page, in the words of the page. */
const foundIn = (posted: PostedForm | null) =>
  posted?.faults.map(({ field, code, message }) => ({
    field,
    message: isKnownFault(code) ? faultWords[code]() : message,
  })) ?? [];

/**
 * A message that goes on by mail; members are known and asked less. `ticket` is asked with the page, so that the server
 * knows how long somebody has been writing.
 */
export const useLetter = (ticket: string | undefined, send: (letter: Letter) => Promise<unknown>) => {
  const { lang, search } = usePageLocation();
  const { client } = trpc.useUtils();
  const posted = usePostedForm();
  const isSignedInHere = useInBrowser(isSignedIn);
  const isMember = isSignedInHere || (posted?.isMember ?? false);
  // Where scripts do not run, the answer to the posted form leads back here.
  const [sent, setSent] = useState(() => new URLSearchParams(search).has('sent'));
  const [commandId] = useState(newCommandId);
  const given = posted?.values['ticket'] ?? ticket ?? '';
  /** Members are known already; for the others its code comes when they send. */
  const captchaOfVisitor = async (): Promise<string> => {
    const { captchaFor } = await import('../../lib/captcha.ts');
    return captchaFor('letter', (action) => client.account.captcha.mutate({ lang, action }));
  };
  const form = useForm<LetterValues>({
    initial: { ...empty, ...posted?.values },
    found: foundIn(posted),
    failed: m.form_failed(),
    check: (values) =>
      Object.entries(contactFaults(values, isMember)).map(([field, code]) => ({
        field,
        message: faultWords[code](),
      })),
    send: async (values) => {
      const captcha = isMember ? '' : await captchaOfVisitor();
      await send({ ...values, commandId, ticket: given, captcha });
      setSent(true);
    },
  });
  return { form, sent, isMember, ticket: given };
};

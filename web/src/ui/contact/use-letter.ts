import { contactErrors, type ContactErrorCode } from '@rondelle/contracts/supervision/contact.ts';
import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { useState } from 'react';
import { useInBrowser } from '../../lib/page/in-browser.ts';
import { newCommandId } from '../../lib/http/new-command-id.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { usePostedForm } from '../../lib/page/posted-form.ts';
import { isSignedIn } from '../../lib/member/signed-in.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { useForm } from '../fields/use-form.ts';

const empty = { name: '', replyTo: '', message: '', hockeyAnswer: '', website: '', topic: 'question' };
export type LetterValues = typeof empty;
/** The fields, with the proofs that a person filled them in. */
export type Letter = LetterValues & {
  readonly commandId: string;
  readonly ticket: string;
  readonly captcha: string;
};

const errorTexts: Readonly<Record<ContactErrorCode, () => string>> = {
  'contact/name-missing': m.contact_error_name,
  'contact/message-length': m.contact_error_length,
  'account/email-malformed': m.register_error_email,
  'account/wrong-answer': m.register_error_answer,
};

const isKnownError = (code: string): code is ContactErrorCode => code in errorTexts;
/** Field errors of a form posted without scripts, in the page's words. */
const foundIn = (posted: PostedForm | null) =>
  posted?.errors.map(({ field, code, message }) => ({
    field,
    message: isKnownError(code) ? errorTexts[code]() : message,
  })) ?? [];

/**
 * State of the contact form; members fill in fewer fields. `ticket` is fetched with the page, so that the server knows
 * how long somebody has been writing.
 */
export const useLetter = (ticket: string | undefined, send: (letter: Letter) => Promise<unknown>) => {
  const { lang, search } = usePageLocation();
  const { client } = trpc.useUtils();
  const posted = usePostedForm();
  const isSignedInHere = useInBrowser(isSignedIn);
  const isMember = isSignedInHere || (posted?.isMember ?? false);
  // Without scripts, the response to the posted form redirects here with `sent`.
  const [sent, setSent] = useState(() => new URLSearchParams(search).has('sent'));
  const [commandId] = useState(newCommandId);
  const letterTicket = posted?.values['ticket'] ?? ticket ?? '';
  /** Members need no captcha; for visitors its code is loaded when they send. */
  const captchaOfVisitor = async (): Promise<string> => {
    const { captchaFor } = await import('../../lib/member/captcha.ts');
    return captchaFor('letter', (action) => client.account.captcha.mutate({ lang, action }));
  };
  const form = useForm<LetterValues>({
    initial: { ...empty, ...posted?.values },
    found: foundIn(posted),
    failed: m.form_failed(),
    check: (values) =>
      Object.entries(contactErrors(values, isMember)).map(([field, code]) => ({
        field,
        message: errorTexts[code](),
      })),
    send: async (values) => {
      const captcha = isMember ? '' : await captchaOfVisitor();
      await send({ ...values, commandId, ticket: letterTicket, captcha });
      setSent(true);
    },
  });
  return { form, sent, isMember, ticket: letterTicket };
};

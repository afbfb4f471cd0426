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
import { useForm } from '../../ui/form/use-form.ts';

const empty = { name: '', replyTo: '', message: '', hockeyAnswer: '', website: '' };

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

/** The form that passes a message on to a supervisor; members are known and asked less. */
export const useContact = (suid: number) => {
  const { lang, search } = usePageLocation();
  const posted = usePostedForm();
  const isSignedInHere = useInBrowser(isSignedIn);
  const isMember = isSignedInHere || (posted?.isMember ?? false);
  // Where scripts do not run, the answer to the posted form leads back here.
  const [sent, setSent] = useState(() => new URLSearchParams(search).has('sent'));
  const [commandId] = useState(newCommandId);
  // Asked with the page, so that the server knows how long somebody has been writing.
  const ticket = trpc.supervision.contactTicket.useQuery(
    { lang, suid },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const contact = trpc.supervision.contact.useMutation();
  const given = posted?.values['ticket'] ?? ticket.data?.ticket ?? '';
  const form = useForm({
    initial: { ...empty, ...posted?.values },
    found: foundIn(posted),
    failed: m.form_failed(),
    check: (values) =>
      Object.entries(contactFaults(values, isMember)).map(([field, code]) => ({
        field,
        message: faultWords[code](),
      })),
    send: async (values) => {
      await contact.mutateAsync({ lang, suid, commandId, ...values, ticket: given });
      setSent(true);
    },
  });
  return { form, sent, isMember, ticket: given };
};

import { contactFaults, type ContactFault } from '@rondelle/contracts/supervision/contact.ts';
import { useState } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { newCommandId } from '../../lib/new-command-id.ts';
import { usePlace } from '../../lib/place.ts';
import { isSignedIn } from '../../lib/signed-in.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { useForm, type Values } from '../../ui/form/use-form.ts';

const empty = { name: '', replyTo: '', message: '', hockeyAnswer: '', website: '' };
const letterOf = (values: Values) => ({ ...empty, ...values });
const yes = () => true;

const faultWords: Readonly<Record<ContactFault, () => string>> = {
  'contact/name-missing': m.contact_fault_name,
  'contact/message-length': m.contact_fault_length,
  'account/email-malformed': m.register_fault_email,
  'account/wrong-answer': m.register_fault_answer,
};

/** The form that passes a message on to a supervisor; members are known and asked less. */
export const useContact = (suid: number) => {
  const { lang } = usePlace();
  const inBrowser = useInBrowser(yes);
  const isMember = useInBrowser(isSignedIn);
  const [sent, setSent] = useState(false);
  const [commandId] = useState(newCommandId);
  // Asked when the page is opened, so that the server knows how long somebody has been writing.
  const ticket = trpc.supervision.contactTicket.useQuery(
    { lang, suid },
    { enabled: inBrowser, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const contact = trpc.supervision.contact.useMutation();
  const form = useForm({
    initial: empty,
    failed: m.form_failed(),
    check: (values) =>
      Object.entries(contactFaults(letterOf(values), isMember)).map(([field, code]) => ({
        field,
        message: faultWords[code](),
      })),
    send: async (values) => {
      const given = ticket.data?.ticket ?? '';
      await contact.mutateAsync({ lang, suid, commandId, ticket: given, ...letterOf(values) });
      setSent(true);
    },
  });
  return { form, sent, isMember };
};

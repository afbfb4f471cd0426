import { usePageLocation } from '../../../lib/page-location.ts';
import { trpc } from '../../../lib/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { LetterForm } from '../../../ui/contact/LetterForm.tsx';
import { useLetter } from '../../../ui/contact/use-letter.ts';

/** A message to a supervisor, by mail without showing either side's address. */
export function ContactForm({ suid, name }: { suid: number; name: string }) {
  const { lang } = usePageLocation();
  const ticket = trpc.supervision.contactTicket.useQuery(
    { lang, suid },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const contact = trpc.supervision.contact.useMutation();
  const letter = useLetter(
    ticket.data?.ticket,
    ({ name: sender, replyTo, message, hockeyAnswer, website, commandId, ticket: proof, captcha }) =>
      contact.mutateAsync({
        lang,
        suid,
        name: sender,
        replyTo,
        message,
        hockeyAnswer,
        website,
        commandId,
        ticket: proof,
        captcha,
      }),
  );
  return (
    <LetterForm
      letter={letter}
      intro={m.contact_intro({ name })}
      replyToHint={m.contact_reply_to_hint({ name })}
    />
  );
}

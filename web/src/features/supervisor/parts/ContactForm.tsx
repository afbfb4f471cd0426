import { usePageLocation, usePaths } from '../../../lib/page/page-location.ts';
import { trpc } from '../../../lib/http/trpc.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { LetterForm } from '../../../ui/contact/LetterForm.tsx';
import { useLetter } from '../../../ui/contact/use-letter.ts';

/** Sends a mail to a supervisor without revealing either side's address. */
export function ContactForm({ suid, name }: { suid: number; name: string }) {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const ticket = trpc.supervision.contactTicket.useQuery(
    { lang, suid },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const contact = trpc.supervision.contact.useMutation();
  const letter = useLetter(
    ticket.data?.ticket ?? undefined,
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
  if (ticket.data?.ticket === null)
    return (
      <>
        <p>{m.contact_none({ name })}</p>
        <Link href={paths.contact()}>{m.contact_site_title()}</Link>
      </>
    );
  return (
    <LetterForm
      letter={letter}
      intro={m.contact_intro({ name })}
      replyToHint={m.contact_reply_to_hint({ name })}
    />
  );
}

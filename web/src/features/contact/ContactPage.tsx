import { contactTopics } from '@rondelle/contracts/site/contact-topics.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { LetterForm } from '../../ui/contact/LetterForm.tsx';
import { useLetter } from '../../ui/contact/use-letter.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Columns } from '../../ui/page-frame/Columns.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { topicWords } from './topic-words.ts';
import blocks from '../../ui/blocks.module.css';

const topics = () => contactTopics.map((value) => ({ value, label: topicWords[value]() }));

/** A form to write to the site's administrators, and pages that may help faster. */
export function ContactPage() {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const ticket = usePageQuery('contact', 'main', { staleTime: Number.POSITIVE_INFINITY, retry: false });
  const contact = trpc.content.contact.useMutation();
  const letter = useLetter(ticket.data?.ticket ?? undefined, ({ topic, ...values }) =>
    contact.mutateAsync({
      lang,
      ...values,
      topic: contactTopics.find((known) => known === topic) ?? 'other',
    }),
  );
  return (
    <PageFrame title={m.contact_site_title()} description={m.contact_site_description()}>
      <Columns
        main={
          ticket.data?.ticket === null ? (
            <p className={blocks.notice}>{m.contact_site_none()}</p>
          ) : (
            <LetterForm
              letter={letter}
              intro={m.contact_site_intro()}
              replyToHint={m.contact_site_reply_to_hint()}
              topics={topics()}
            />
          )
        }
        aside={
          <Section title={m.contact_site_faster()}>
            <ul className={blocks.rows}>
              <li>
                <Link href={paths.faq()}>{m.contact_site_faq()}</Link>
                <p className={blocks.note}>{m.contact_site_faq_note()}</p>
              </li>
              <li>
                <Link href={paths.instructions()}>{m.contact_site_correct()}</Link>
                <p className={blocks.note}>{m.contact_site_correct_note()}</p>
              </li>
              <li>
                <Link href={paths.privacy()}>{m.privacy_title()}</Link>
                <p className={blocks.note}>{m.contact_site_privacy_note()}</p>
              </li>
            </ul>
          </Section>
        }
      />
    </PageFrame>
  );
}

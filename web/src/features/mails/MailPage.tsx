import { usePageQuery } from '../../lib/page/page-queries.ts';
import { formatInstant } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import blocks from '../../ui/blocks.module.css';

/** A mail as it was sent, for the recipient with its link: the text, why it was sent, and how to unsubscribe. */
export function MailPage() {
  const mail = usePageQuery('mail', 'main', { retry: false }).data?.mail ?? null;
  if (!mail)
    return (
      <PageFrame title={m.mail_title()} description={m.mail_description()}>
        <p className={blocks.notice}>{m.mail_gone()}</p>
      </PageFrame>
    );
  const { subject, text, why, wayOut, sentAt, lang } = mail;
  return (
    <PageFrame
      title={m.mail_title()}
      description={m.mail_description()}
      facts={<time dateTime={sentAt}>{formatInstant(sentAt)}</time>}
    >
      <article lang={lang} className={blocks.prose}>
        <h2>{subject}</h2>
        {text.split(/\n{2,}/).map((part, index) => (
          // The index is a stable key: the text of a sent mail never changes.
          <p key={index} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {part}
          </p>
        ))}
        <p className={blocks.note}>{why}</p>
      </article>
      <p className={blocks.note}>{m.mail_tokens()}</p>
      <p>
        <Link href={wayOut}>{m.mail_refuse()}</Link>
      </p>
    </PageFrame>
  );
}

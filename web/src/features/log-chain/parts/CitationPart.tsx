import type { Citation } from '@rondelle/contracts/competition/log-chain.outputs.ts';
import { formatDayAt, formatInstant, formatNumber } from '../../../lib/format/format.ts';
import { useOrigin } from '../../../lib/page/origin.ts';
import { usePage, usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { CopyButton } from '../../../ui/copy-button/CopyButton.tsx';
import { Fact, FactList } from '../../../ui/fact-list/FactList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { LinkCode } from './LinkCode.tsx';
import blocks from '../../../ui/blocks.module.css';

/** Digits of a link that a printed citation contains. */
const digits = 12;

function LinkedEvent({ citation }: { citation: Extract<Citation, { state: 'linked' }> }) {
  const origin = useOrigin();
  const href = `${usePaths().logChain()}?event=${citation.event}`;
  const event = formatNumber(citation.event);
  const start = citation.link.slice(0, digits);
  const day = formatDayAt(citation.recordedAt);
  const text = m.cite_text({ event, start, day, address: origin + href });
  return (
    <>
      <p className={blocks.prose}>{m.cite_what()}</p>
      <blockquote>{text}</blockquote>
      <p className={blocks.apart}>
        <CopyButton text={text} words={{ copy: m.cite_copy(), copied: m.cite_copied() }} />
      </p>
      <FactList>
        <Fact name={m.cite_event()}>{event}</Fact>
        <Fact name={m.cite_recorded()}>{formatInstant(citation.recordedAt)}</Fact>
        <Fact name={m.chain_link()}>
          <LinkCode link={citation.link} />
        </Fact>
        <Fact name={m.cite_address()}>
          <Link href={href}>{origin + href}</Link>
        </Fact>
      </FactList>
    </>
  );
}

/** How the event of the page's address is cited, or why it cannot be. */
export function CitationPart({ citation }: { citation: Citation }) {
  const { values } = usePage('logChain');
  const isByNumber = values.event !== undefined;
  return (
    <Section title={m.cite_title()}>
      {citation.state === 'linked' && <LinkedEvent citation={citation} />}
      {citation.state === 'pending' && <p>{m.cite_pending()}</p>}
      {citation.state === 'unknown' && (
        <p>{isByNumber ? m.cite_unknown_event() : m.cite_unknown_position()}</p>
      )}
    </Section>
  );
}

import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import blocks from '../../ui/blocks.module.css';

/** The terms of use. A change to them must also change `termsVersion`. */
export function TermsPage() {
  const paths = usePaths();
  return (
    <PageFrame
      title={m.terms_title()}
      description={m.terms_description()}
      facts={<span>{m.terms_version()}</span>}
    >
      <div className={`${blocks.stack} ${blocks.prose}`}>
        <Section title={m.terms_results_title()}>
          <p>{m.terms_results()}</p>
        </Section>
        <Section title={m.terms_children_title()}>
          <p>{m.terms_children()}</p>
        </Section>
        <Section title={m.terms_data_title()}>
          <p>{m.terms_data()}</p>
          <p>{m.terms_rights()}</p>
          <p>
            <Link href={paths.privacy()}>{m.privacy_title()}</Link>
          </p>
        </Section>
      </div>
    </PageFrame>
  );
}

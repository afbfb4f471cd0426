import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';

/** What a member agrees to. Whoever changes it changes `termsVersion` as well. */
export function TermsPage() {
  return (
    <PageFrame
      title={m.terms_title()}
      description={m.terms_description()}
      facts={<span>{m.terms_version()}</span>}
    >
      <Section title={m.terms_results_title()}>
        <p>{m.terms_results()}</p>
      </Section>
      <Section title={m.terms_children_title()}>
        <p>{m.terms_children()}</p>
      </Section>
      <Section title={m.terms_data_title()}>
        <p>{m.terms_data()}</p>
        <p>{m.terms_rights()}</p>
      </Section>
    </PageFrame>
  );
}

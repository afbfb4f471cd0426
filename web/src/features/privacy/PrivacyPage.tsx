import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { ExternalServers } from './parts/ExternalServers.tsx';
import { Responsible } from './parts/Responsible.tsx';
import { storedData } from './stored-data.ts';
import blocks from '../../ui/blocks.module.css';

/** The privacy policy that Quebec's Law 25 requires. Describe every change of the stored data here too. */
export function PrivacyPage() {
  const paths = usePaths();
  return (
    <PageFrame
      title={m.privacy_title()}
      description={m.privacy_description()}
      facts={<span>{m.privacy_version()}</span>}
    >
      <div className={`${blocks.stack} ${blocks.prose}`}>
        <Section title={m.privacy_short_title()}>
          <p>{m.privacy_short()}</p>
        </Section>
        <Section title={m.privacy_responsible_title()}>
          <Responsible />
        </Section>
        <Section title={m.privacy_kept_title()}>
          <ul className={blocks.rows}>
            {storedData().map(({ what, why, long }) => (
              <li key={what}>
                <h3>{what}</h3>
                <p>{m.privacy_why({ why })}</p>
                <p>{m.privacy_long({ long })}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={m.privacy_browser_title()}>
          <p>{m.privacy_browser()}</p>
        </Section>
        <Section title={m.privacy_shared_title()}>
          <p>{m.privacy_shared()}</p>
          <ExternalServers />
        </Section>
        <Section
          title={m.privacy_rights_title()}
          more={<Link href={paths.account()}>{m.account_title()}</Link>}
        >
          <ul>
            <li>{m.privacy_rights_read()}</li>
            <li>{m.privacy_rights_change()}</li>
            <li>{m.privacy_rights_erase()}</li>
          </ul>
        </Section>
      </div>
    </PageFrame>
  );
}

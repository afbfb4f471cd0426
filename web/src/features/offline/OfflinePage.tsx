import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { KeptPages } from './parts/KeptPages.tsx';

/** What this browser keeps, for where there is no connection. */
export function OfflinePage() {
  return (
    <PageFrame title={m.offline_title()} description={m.offline_description()}>
      <p className={blocks.prose}>{m.offline_intro()}</p>
      <KeptPages />
      <Section title={m.offline_install()}>
        <p className={blocks.prose}>{m.offline_install_text()}</p>
      </Section>
    </PageFrame>
  );
}

import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { CachedPages } from './parts/CachedPages.tsx';

const loadWaiting = async () => (await import('./parts/WaitingChanges.tsx')).WaitingChanges;

/** This browser's data for offline use: unsent changes and visited pages. */
export function OfflinePage() {
  const { Part: WaitingChanges } = useLater(useIsHydrated(), loadWaiting);
  return (
    <PageFrame title={m.offline_title()} description={m.offline_description()}>
      <p className={blocks.prose}>{m.offline_intro()}</p>
      <Section title={m.outbox_title()}>{WaitingChanges && <WaitingChanges />}</Section>
      <CachedPages />
      <Section title={m.offline_install()}>
        <p className={blocks.prose}>{m.offline_install_text()}</p>
      </Section>
    </PageFrame>
  );
}

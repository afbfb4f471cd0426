import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { useNav } from '../../lib/page/nav.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Colours } from './parts/Colours.tsx';
import { Texts } from './parts/Texts.tsx';

// Forms and games together are larger than any public page, so they load after the rest.
const loadControls = async () => (await import('./parts/Controls.tsx')).Controls;
const loadStates = async () => (await import('./parts/States.tsx')).States;
const loadDisplay = async () => (await import('../../ui/display/Display.tsx')).Display;
const loadHockey = async () => (await import('./parts/Hockey.tsx')).Hockey;

/** The components of the site in the chosen theme and language, with data of the ongoing season. */
export function GalleryPage() {
  const ongoingSeason = useNav()?.ongoingSeason?.slug ?? null;
  const query = usePageQuery('gallery', 'main', { ongoingSeason, retry: false });
  const { data: highlights } = usePageQuery('gallery', 'highlights', { ongoingSeason, retry: false });
  const isHere = useIsHydrated();
  const { Part: Controls } = useLater(isHere, loadControls);
  const { Part: States } = useLater(isHere, loadStates);
  const { Part: Display } = useLater(isHere, loadDisplay);
  const { Part: Hockey } = useLater(isHere, loadHockey);
  const frame = { title: m.gallery_title(), description: m.gallery_description(), lead: m.gallery_lead() };
  // Without a season there is no query, but the page renders the other components.
  const pageQuery = ongoingSeason === null ? { ...query, data: null } : query;
  return (
    <AdminFrame {...frame} query={pageQuery}>
      {(home) => (
        <>
          {Display && <Display />}
          <Section title={m.gallery_colours()}>
            <Colours />
          </Section>
          <Section title={m.gallery_texts()}>
            <Texts />
          </Section>
          <Section title={m.gallery_controls()}>{Controls && <Controls />}</Section>
          {home && highlights && Hockey && (
            <Section title={m.gallery_hockey()}>
              <Hockey home={home} leaders={highlights.leaders} />
            </Section>
          )}
          <Section title={m.gallery_states()}>{States && <States />}</Section>
        </>
      )}
    </AdminFrame>
  );
}

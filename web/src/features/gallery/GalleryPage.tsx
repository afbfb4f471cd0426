import { useInBrowser } from '../../lib/in-browser.ts';
import { useNav } from '../../lib/nav.ts';
import { usePageQuery } from '../../lib/page-queries.ts';
import { useLater } from '../../lib/use-later.ts';
import { m } from '../../paraglide/messages.js';
import { AdminFrame } from '../../ui/admin-links/AdminFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Colours } from './parts/Colours.tsx';
import { Texts } from './parts/Texts.tsx';

const yes = () => true;
// Forms and games together weigh more than any page of readers: they come after the rest.
const loadControls = async () => (await import('./parts/Controls.tsx')).Controls;
const loadStates = async () => (await import('./parts/States.tsx')).States;
const loadLook = async () => (await import('./parts/Look.tsx')).Look;
const loadHockey = async () => (await import('./parts/Hockey.tsx')).Hockey;

/** The parts that pages are built of, in the chosen appearance and language, with what the ongoing season has. */
export function GalleryPage() {
  const ongoingSeason = useNav()?.ongoingSeason?.slug ?? null;
  const query = usePageQuery('gallery', 'main', { ongoingSeason, retry: false });
  const isHere = useInBrowser(yes);
  const { Part: Controls } = useLater(isHere, loadControls);
  const { Part: States } = useLater(isHere, loadStates);
  const { Part: Look } = useLater(isHere, loadLook);
  const { Part: Hockey } = useLater(isHere, loadHockey);
  const frame = { title: m.gallery_title(), description: m.gallery_description(), lead: m.gallery_lead() };
  // Without a season there is nothing to ask for: the parts are there all the same.
  const asked = ongoingSeason === null ? { ...query, data: null } : query;
  return (
    <AdminFrame {...frame} query={asked}>
      {(home) => (
        <>
          {Look && <Look />}
          <Section title={m.gallery_colours()}>
            <Colours />
          </Section>
          <Section title={m.gallery_texts()}>
            <Texts />
          </Section>
          <Section title={m.gallery_controls()}>{Controls && <Controls />}</Section>
          {home && Hockey && (
            <Section title={m.gallery_hockey()}>
              <Hockey home={home} />
            </Section>
          )}
          <Section title={m.gallery_states()}>{States && <States />}</Section>
        </>
      )}
    </AdminFrame>
  );
}

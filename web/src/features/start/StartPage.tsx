import { useInBrowser } from '../../lib/in-browser.ts';
import { useLater } from '../../lib/use-later.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

const loadSteps = async () => (await import('./parts/FirstSteps.tsx')).FirstSteps;

/** From an empty site to a public table: an account, a season, what is played in it, teams and a calendar. */
export function StartPage() {
  const inBrowser = useInBrowser(() => true);
  const { Part: FirstSteps, failed } = useLater(inBrowser, loadSteps);
  if (failed) return <Failed failure={{ kind: 'failed' }} />;
  return (
    <PageFrame title={m.start_title()} description={m.start_description()}>
      <p>{m.start_intro()}</p>
      {FirstSteps ? <FirstSteps /> : inBrowser && <Loading shape="cards" />}
      <noscript>
        <p>{m.form_needs_scripts()}</p>
      </noscript>
    </PageFrame>
  );
}

import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

const loadSteps = async () => (await import('./parts/FirstSteps.tsx')).FirstSteps;

/** Set-up steps from an empty site to a public table: account, season, catalogue, rules, league, teams, schedule. */
export function StartPage() {
  const inBrowser = useIsHydrated();
  const { Part: FirstSteps, failed } = useLater(inBrowser, loadSteps);
  if (failed) return <Failed failure={{ kind: 'failed' }} />;
  return (
    <PageFrame title={m.start_title()} description={m.start_description()}>
      <p>{m.start_intro()}</p>
      <noscript>
        <p>{m.page_needs_scripts()}</p>
      </noscript>
      {FirstSteps ? <FirstSteps /> : <Loading shape="cards" />}
    </PageFrame>
  );
}

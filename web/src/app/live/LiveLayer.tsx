import { useEffect, useState } from 'react';
import { useIsOffline } from '../../lib/offline/connection.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { LiveSign } from '../../ui/live/LiveSign.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { useMergedTeams } from './use-merged-teams.ts';
import { useLiveNews } from './use-live-news.ts';
import { useLivePage } from './use-live-page.ts';

const loadApp = async () => (await import('../worker/AppLayer.tsx')).AppLayer;
/** Delay that lets the rest of the page load first, in ms. */
const lastMs = 2_000;

/** Keeps the page up to date, highlights and announces changes, and merges the browser's teams with the account's. */
export function LiveLayer() {
  useMergedTeams();
  const ended = useLiveNews();
  const { state, changes } = useLivePage();
  const [isLast, setLast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLast(true), lastMs);
    return () => clearTimeout(timer);
  }, []);
  const { Part: App } = useLater(useIsOffline() || isLast, loadApp);
  return (
    <>
      <LiveSign state={state} changes={changes} />
      {ended !== null && <EndedNotice reason={ended} />}
      {App && <App />}
    </>
  );
}

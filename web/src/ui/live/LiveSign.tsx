import { useEffect, useState } from 'react';
import { useIsOffline } from '../../lib/offline/connection.ts';
import type { LiveChanges } from '../../lib/live/live-changes.ts';
import type { LiveState } from '../../lib/live/use-live.ts';
import { m } from '../../paraglide/messages.js';
import { changeWords } from './change-words.ts';
import classes from './live.module.css';
import blocks from '../blocks.module.css';
import { markChanges } from './mark-changes.ts';

const visibleMs = 6_000;
/** Delay before a lost connection is shown, in ms: most reconnect sooner. */
const patienceMs = 2_500;

/** Returns true once `is` has been true for the delay. */
const useLasting = (is: boolean): boolean => {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasted(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [is]);
  return is && lasted;
};

/** Returns the latest change in words for a few seconds, and highlights the changed rows. */
const useNews = (changes: LiveChanges | null): string => {
  const [over, setOver] = useState<LiveChanges | null>(null);
  useEffect(() => {
    if (!changes) return;
    const unmark = markChanges(changes);
    const timer = setTimeout(() => setOver(changes), visibleMs);
    return () => {
      clearTimeout(timer);
      unmark();
    };
  }, [changes]);
  return changes && changes !== over ? changeWords(changes) : '';
};

/** Announces changes on the page politely, and shows when live updates are lost. */
export function LiveSign({ state, changes }: { state: LiveState; changes: LiveChanges | null }) {
  const news = useNews(changes);
  // Offline, the connection notice is shown instead.
  const isOffline = useIsOffline();
  const lost = useLasting(state === 'lost') && !isOffline;
  return (
    <div role="status" className={classes.signs} data-live={state}>
      {lost && <p className={blocks.notice}>{m.live_lost()}</p>}
      {news && <p className={blocks.notice}>{news}</p>}
    </div>
  );
}

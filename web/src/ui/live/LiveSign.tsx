import { useEffect, useState } from 'react';
import { useIsOffline } from '../../lib/connection.ts';
import type { LiveChanges } from '../../lib/live-changes.ts';
import type { LiveState } from '../../lib/use-live.ts';
import { m } from '../../paraglide/messages.js';
import { changeWords } from './change-words.ts';
import classes from './live.module.css';
import { markChanges } from './mark-changes.ts';

const shownMs = 6_000;
/** A line that is back at once was not worth a word. */
const patienceMs = 2_500;

/** True once something has lasted. */
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

/** What has just changed, for as long as it takes to read. */
const useNews = (changes: LiveChanges | null): string => {
  const [over, setOver] = useState<LiveChanges | null>(null);
  useEffect(() => {
    if (!changes) return;
    const unmark = markChanges(changes);
    const timer = setTimeout(() => setOver(changes), shownMs);
    return () => {
      clearTimeout(timer);
      unmark();
    };
  }, [changes]);
  return changes && changes !== over ? changeWords(changes) : '';
};

/** Says politely what has changed on the page, and when changes do not arrive. */
export function LiveSign({ state, changes }: { state: LiveState; changes: LiveChanges | null }) {
  const news = useNews(changes);
  // Without any connection the page says so itself.
  const isOffline = useIsOffline();
  const lost = useLasting(state === 'lost') && !isOffline;
  return (
    <div role="status" className={classes.signs} data-live={state}>
      {lost && <p className={classes.lost}>{m.live_lost()}</p>}
      {news && <p>{news}</p>}
    </div>
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveConnection } from './live-connection.ts';
import { usePageLocation } from './page-location.ts';

export type LiveState = 'off' | 'on' | 'lost';

type Options = {
  /** How old the oldest of what is shown is: what changed since is told at once. */
  readonly ageMs: () => number;
  /** Something of the topics has changed: what is shown should be asked for again. */
  readonly onChange: () => void;
};

const watchVisibility = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};
/** Nobody looks at a hidden tab; it catches up when it is looked at again. */
const useVisible = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );

const watchNetwork = (tell: () => void) => {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
};
const useOnline = (): boolean =>
  useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );

/**
 * Follows topics while the tab is looked at. A lost line comes back by itself and tells what was missed; whoever may not
 * follow them, or no longer, hears nothing.
 */
export const useLive = (topics: readonly string[], { ageMs, onChange }: Options): LiveState => {
  const { lang } = usePageLocation();
  const [state, setState] = useState<LiveState>('off');
  const visible = useVisible();
  const online = useOnline();
  const wanted = topics.join();
  useEffect(() => {
    if (wanted === '' || !visible || !online) return;
    const topicsNow = wanted.split(',');
    const { changes, state: connection } = liveConnection();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const subscription = changes.subscribe(
      { lang, topics: topicsNow, forMs: Math.round(ageMs()) },
      {
        onError: () => setState('off'),
        onData: ({ data }) => {
          setState('on');
          if (data.topics.length === 0) return;
          clearTimeout(waiting);
          waiting = setTimeout(onChange, Math.random() * data.spreadMs);
        },
      },
    );
    const watching = connection.subscribe({
      next: ({ error }) => setState((before) => (error && before === 'on' ? 'lost' : before)),
    });
    return () => {
      clearTimeout(waiting);
      subscription.unsubscribe();
      watching.unsubscribe();
    };
    // What is done on a change is always the latest: it reads where the page is.
  }, [wanted, visible, online, lang, ageMs, onChange]);
  return wanted === '' ? 'off' : online ? state : 'lost';
};

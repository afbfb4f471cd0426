import { useEffect, useState, useSyncExternalStore } from 'react';
import { noteChange } from '../http/known-changes.ts';
import { liveConnection } from './live-connection.ts';
import { usePageLocation } from '../page/page-location.ts';
import { isTemporaryError } from '../http/retry-without-response.ts';

export type LiveState = 'off' | 'on' | 'lost';

type Options = {
  /** Returns the age of the oldest data shown, in ms; changes since then are reported at once. */
  readonly ageMs: () => number;
  /** Called when something in the topics changed, so that queries are refetched. */
  readonly onChange: () => void;
  /** Called when the server refuses the topics, also later than at first. */
  readonly onRefused?: (error: unknown) => void;
};

/** Until the next attempt, in ms: less and less often, and in each browser at another time. */
const againMs = (attempt: number): number => Math.min(attempt + 1, 6) * (3_000 + Math.random() * 3_000);

const watchVisibility = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};
/** Hidden tabs do not subscribe; they catch up when they become visible. */
const useVisible = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );

const watchNetwork = (notify: () => void) => {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
};
const useOnline = (): boolean =>
  useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );

/**
 * Subscribes to topics while the tab is visible. A lost connection reconnects by itself and reports missed changes, and
 * a subscription that the site could not accept is retried; topics that are not permitted report nothing.
 */
export const useLive = (topics: readonly string[], { ageMs, onChange, onRefused }: Options): LiveState => {
  const { lang } = usePageLocation();
  const [state, setState] = useState<LiveState>('off');
  const [attempt, setAttempt] = useState(0);
  const visible = useVisible();
  const online = useOnline();
  const wanted = topics.join();
  useEffect(() => {
    if (wanted === '' || !visible || !online) return;
    const topicsNow = wanted.split(',');
    const { changes, state: connection } = liveConnection();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const subscription = changes.subscribe(
      { lang, topics: topicsNow, forMs: Math.round(ageMs()) },
      {
        onError: (error) => {
          setState('off');
          onRefused?.(error);
          // The site could not accept it now, which is no refusal.
          if (isTemporaryError(error)) again = setTimeout(() => setAttempt(attempt + 1), againMs(attempt));
        },
        onData: ({ data }) => {
          setState('on');
          if (data.topics.length === 0) return;
          noteChange(data.heardBy);
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
      clearTimeout(again);
      subscription.unsubscribe();
      watching.unsubscribe();
    };
    // `onChange` and `onRefused` are stable and read the current location from a ref.
  }, [wanted, visible, online, lang, ageMs, onChange, onRefused, attempt]);
  return wanted === '' ? 'off' : online ? state : 'lost';
};

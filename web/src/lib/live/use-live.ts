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
  /** Called with each error of the subscription: topics that are not permitted (at any time), or a temporary error. */
  readonly onError?: (error: unknown) => void;
};

/** Delay before the next attempt, in ms: grows with each, and is random, so that browsers do not retry together. */
const retryDelayMs = (attempt: number): number => Math.min(attempt + 1, 6) * (3_000 + Math.random() * 3_000);

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
 * Subscribes to topics while the tab is visible. A lost connection reconnects by itself and reports missed changes.
 * After a temporary error, subscribes again later. Topics that are not permitted report no changes.
 */
export const useLive = (topics: readonly string[], { ageMs, onChange, onError }: Options): LiveState => {
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
          onError?.(error);
          // A temporary error, such as a busy site.
          if (isTemporaryError(error))
            again = setTimeout(() => setAttempt(attempt + 1), retryDelayMs(attempt));
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
    // `onChange` and `onError` are stable and read the current location from a ref.
  }, [wanted, visible, online, lang, ageMs, onChange, onError, attempt]);
  return wanted === '' ? 'off' : online ? state : 'lost';
};

import { useSyncExternalStore } from 'react';
import { createListeners } from '../state/listeners.ts';

/** Callbacks of parts whose code is missing, called at the next attempt. */
const waiting = new Set<() => void>();
const listeners = createListeners();

/** Retries loading the code of missing parts. */
export const loadMissingParts = (): void => {
  const attempts = [...waiting];
  waiting.clear();
  for (const attempt of attempts) attempt();
};

/** Resolves once the connection is back or the reader retries. */
const nextAttempt = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    listeners.notify();
    addEventListener('online', loadMissingParts, { once: true });
  });

/**
 * Loads the code of a part with unlimited retries: it never rejects, because that would break the page. Meanwhile
 * `useIsPartMissing` is true.
 */
export const untilLoaded = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      const loaded = await load();
      listeners.notify();
      return loaded;
    } catch {
      await nextAttempt();
    }
  }
};

/** Returns whether the code of a part could not be loaded and waits for the next attempt. */
export const useIsPartMissing = (): boolean =>
  useSyncExternalStore(
    listeners.subscribe,
    () => waiting.size > 0,
    () => false,
  );

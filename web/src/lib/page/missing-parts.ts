import { useSyncExternalStore } from 'react';
import { createListeners } from '../state/listeners.ts';

/** What has part of its code missing: each waits for the next attempt. */
const waiting = new Set<() => void>();
const listeners = createListeners();

/** Attempts again to load the code of the parts that are missing. */
export const loadMissingParts = (): void => {
  const attempts = [...waiting];
  waiting.clear();
  for (const attempt of attempts) attempt();
};

/** Resolves once the line is back or the reader asks for another attempt. */
const nextAttempt = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.add(resolve);
    listeners.notify();
    addEventListener('online', loadMissingParts, { once: true });
  });

/**
 * Loads the code of a part however often that fails: it never rejects, which would take down the page. Meanwhile
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

/** Whether the code of a part could not be loaded and waits for the next attempt. */
export const useIsPartMissing = (): boolean =>
  useSyncExternalStore(
    listeners.subscribe,
    () => waiting.size > 0,
    () => false,
  );

import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/state/listeners.ts';

/** State of the browser's service worker; `updated`: a new version waits for the reader to accept it. */
export type WorkerState = 'none' | 'registered' | 'ready' | 'cached' | 'updatefound' | 'updated';

let state: WorkerState = 'none';
const { notify, subscribe } = createListeners();

export const setWorkerState = (next: WorkerState): void => {
  // `updated` is final: an older worker may become ready after it.
  if (state === 'updated') return;
  state = next;
  document.documentElement.dataset['worker'] = next;
  notify();
};

export const useWorkerState = (): WorkerState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'none',
  );

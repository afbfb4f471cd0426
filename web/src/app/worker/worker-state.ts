import { useSyncExternalStore } from 'react';

/** How far the service worker of this browser is; `updated`: a new version waits for the reader to take it. */
export type WorkerState = 'none' | 'registered' | 'ready' | 'cached' | 'updatefound' | 'updated';

let state: WorkerState = 'none';
const told = new Set<() => void>();

export const setWorkerState = (next: WorkerState): void => {
  // A version that waits is not forgotten because an older worker became ready meanwhile.
  if (state === 'updated') return;
  state = next;
  document.documentElement.dataset['worker'] = next;
  for (const tell of told) tell();
};

const listen = (tell: () => void) => {
  told.add(tell);
  return () => void told.delete(tell);
};

export const useWorkerState = (): WorkerState =>
  useSyncExternalStore(
    listen,
    () => state,
    () => 'none',
  );

import { seenAtName } from '@rondelle/contracts/site/seen-at.ts';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../state/listeners.ts';

let isOffline = false;
const listeners = createListeners();
const set = (value: boolean): void => {
  if (value === isOffline) return;
  isOffline = value;
  listeners.notify();
};

/** Instants at which offline copies were fetched, by request URL, in ms since the epoch. */
const seenAt = new Map<string, number>();

/** Records whether a response came from the network or is an offline copy. */
export const noteResponse = (address: string, { headers }: Response): void => {
  const seen = headers.get(seenAtName);
  set(seen !== null);
  if (seen === null) seenAt.delete(address);
  else seenAt.set(address, Date.parse(seen));
};

/** Records that the network failed and that there is no offline copy. */
export const noteNoResponse = (): void => set(true);

/**
 * Returns when this page was fetched, in ms since the epoch, if it is an offline copy; null when it came from the
 * network.
 */
export const noteCopyOfPage = (): number | null => {
  const seen = document.querySelector<HTMLMetaElement>(`meta[name="${seenAtName}"]`);
  if (seen || !navigator.onLine) set(true);
  return seen && Date.parse(seen.content);
};

/** Returns when a query's data was fetched, in ms since the epoch, if it is an offline copy; otherwise null. */
export const copySeenAt = (key: readonly unknown[]): number | null => {
  if (seenAt.size === 0) return null;
  const [path, options] = key as readonly [readonly string[], { input?: unknown }?];
  const input = encodeURIComponent(JSON.stringify(options?.input));
  return (Array.isArray(path) && seenAt.get(`/trpc/${path.join('.')}?input=${input}`)) || null;
};

const lost = () => set(true);
const back = () => set(false);
const subscribe = (listener: () => void) => {
  const unsubscribe = listeners.subscribe(listener);
  addEventListener('offline', lost);
  addEventListener('online', back);
  return () => {
    unsubscribe();
    removeEventListener('offline', lost);
    removeEventListener('online', back);
  };
};

/** Returns whether the last request did not reach the site, so that the page may show offline copies. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  );

import { seenAtName } from '@rondelle/contracts/site/seen-at.ts';
import { useSyncExternalStore } from 'react';

let isOffline = false;
const told = new Set<() => void>();
const set = (value: boolean): void => {
  if (value === isOffline) return;
  isOffline = value;
  for (const tell of told) tell();
};

/** By address, when what a query was answered with was seen, as far as that was a copy. */
const seenAt = new Map<string, number>();

/** Notes where an answer has come from: the network, or the copies of this browser. */
export const noteAnswer = (address: string, { headers }: Response): void => {
  const seen = headers.get(seenAtName);
  set(seen !== null);
  if (seen === null) seenAt.delete(address);
  else seenAt.set(address, Date.parse(seen));
};

/** Nobody has answered, and there is no copy. */
export const noteNoAnswer = (): void => set(true);

/** When this page was seen, if it is a copy; null where the network gave it. */
export const noteCopyOfPage = (): number | null => {
  const seen = document.querySelector<HTMLMetaElement>(`meta[name="${seenAtName}"]`);
  if (seen || !navigator.onLine) set(true);
  return seen && Date.parse(seen.content);
};

/** When the answer to a query was seen, if it is a copy. */
export const copySeenAt = (key: readonly unknown[]): number | null => {
  if (seenAt.size === 0) return null;
  const [path, asked] = key as readonly [readonly string[], { input?: unknown }?];
  const input = encodeURIComponent(JSON.stringify(asked?.input));
  return (Array.isArray(path) && seenAt.get(`/trpc/${path.join('.')}?input=${input}`)) || null;
};

const lost = () => set(true);
const back = () => set(false);
const listen = (tell: () => void) => {
  told.add(tell);
  addEventListener('offline', lost);
  addEventListener('online', back);
  return () => {
    told.delete(tell);
    removeEventListener('offline', lost);
    removeEventListener('online', back);
  };
};

/** Whether the site was out of reach when it was asked last: what is shown may be a copy. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isOffline,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const key = 'outbox';
const told = new Set<() => void>();

/** Whether something waited when this browser was used last: who has nothing to send loads nothing for it. */
const mayBeWaiting = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

export const markWaiting = (count: number): void => {
  mark(count);
  for (const tell of told) tell();
};

const mark = (count: number): void => {
  try {
    if (count > 0) localStorage.setItem(key, String(count));
    else localStorage.removeItem(key);
  } catch {
    return;
  }
};

const listen = (tell: () => void) => {
  told.add(tell);
  addEventListener('storage', tell);
  return () => {
    told.delete(tell);
    removeEventListener('storage', tell);
  };
};

export const useMayBeWaiting = (): boolean => useSyncExternalStore(listen, mayBeWaiting, () => false);

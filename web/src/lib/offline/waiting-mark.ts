import { useSyncExternalStore } from 'react';
import { createListeners } from '../state/listeners.ts';

const key = 'outbox';
const listeners = createListeners();

/**
 * Returns whether entries were waiting when this browser was last used; without any, no code of the outbox is loaded.
 */
const mayBeWaiting = (): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

export const markWaiting = (count: number): void => {
  mark(count);
  listeners.notify();
};

const mark = (count: number): void => {
  try {
    if (count > 0) localStorage.setItem(key, String(count));
    else localStorage.removeItem(key);
  } catch {
    return;
  }
};

const subscribe = (listener: () => void) => {
  const unsubscribe = listeners.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
};

export const useMayBeWaiting = (): boolean => useSyncExternalStore(subscribe, mayBeWaiting, () => false);

import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** Storage key of the tour's current step in this tab; absent when nobody takes the tour. */
const key = 'tour';
const { notify, subscribe } = createListeners();

const read = (): number | null => {
  try {
    const stored = sessionStorage.getItem(key);
    return stored !== null && /^\d{1,2}$/.test(stored) ? Number(stored) : null;
  } catch {
    // Without storage there is no tour.
    return null;
  }
};

/** Goes to a step; null ends the tour. */
export const goToStep = (step: number | null): void => {
  try {
    if (step === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(step));
  } catch {
    return;
  }
  notify();
};

/** Returns the current step of the tour; null on the server and when there is no tour. */
export const useTourStep = (): number | null => useSyncExternalStore(subscribe, read, () => null);

import { useSyncExternalStore } from 'react';

/** How far the guided tour is, in this tab: the number of a step, or nothing while nobody takes it. */
const key = 'tour';
const listeners = new Set<() => void>();

const read = (): number | null => {
  try {
    const kept = sessionStorage.getItem(key);
    return kept !== null && /^\d{1,2}$/.test(kept) ? Number(kept) : null;
  } catch {
    // A browser that keeps nothing takes no tour.
    return null;
  }
};

const tell = () => {
  for (const listener of listeners) listener();
};

/** Goes to a step; null ends the tour. */
export const goToStep = (step: number | null): void => {
  try {
    if (step === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(step));
  } catch {
    return;
  }
  tell();
};

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The step of the tour that this tab is at; null on the server, and while nobody takes it. */
export const useTourStep = (): number | null => useSyncExternalStore(follow, read, () => null);

import { useSyncExternalStore } from 'react';
import { createListeners } from '../state/listeners.ts';

/** Maximum number of my teams in a browser. */
export const mostTeams = 12;
const key = 'my-teams';
const none: readonly number[] = [];

const read = (text: string | null): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return none;
    const ids = stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
    return ids.length === 0 ? none : [...new Set(ids)].slice(0, mostTeams);
  } catch {
    return none;
  }
};

const listeners = createListeners();
/** The text read last and its parsed ids, so that an unchanged value returns the same array. */
let last: { text: string | null; ids: readonly number[] } = { text: null, ids: none };

export const myTeams = (): readonly number[] => {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return last.ids;
  }
  if (text !== last.text) last = { text, ids: read(text) };
  return last.ids;
};

/** Updates the attribute that the document's script set before rendering without validating the value. */
const markDocument = (): void => {
  globalThis.document?.documentElement.toggleAttribute('data-mine', myTeams().length > 0);
};

/** Stores my teams. When storage is full or forbidden, they last as long as the page. */
export const storeMyTeams = (ids: readonly number[]): void => {
  const stored = read(JSON.stringify(ids));
  const text = JSON.stringify(stored);
  try {
    if (stored.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    last = { text: last.text, ids: stored };
  }
  markDocument();
  listeners.notify();
};

const subscribe = (listener: () => void) => {
  markDocument();
  const unsubscribe = listeners.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
};

/** Empty on the server and during hydration, so that both have the same markup. */
export const useMyTeams = (): readonly number[] => useSyncExternalStore(subscribe, myTeams, () => none);

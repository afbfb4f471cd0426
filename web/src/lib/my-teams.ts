import { useSyncExternalStore } from 'react';

/** The teams that this browser keeps in view, without an account, in the order in which they were chosen. */
export const mostTeams = 12;
const key = 'my-teams';
const none: readonly number[] = [];

const read = (text: string | null): readonly number[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return none;
    const ids = kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
    return ids.length === 0 ? none : [...new Set(ids)].slice(0, mostTeams);
  } catch {
    return none;
  }
};

const listeners = new Set<() => void>();
/** The text that was read last, and what it said: the same list as long as nothing changes. */
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

/** The document said before the first rendering that something is kept: now it is known whether it is a team. */
const markDocument = (): void => {
  globalThis.document?.documentElement.toggleAttribute('data-mine', myTeams().length > 0);
};

/** Storage that is full or forbidden only means that the choice does not survive the page. */
export const keepMyTeams = (ids: readonly number[]): void => {
  const kept = read(JSON.stringify(ids));
  const text = JSON.stringify(kept);
  try {
    if (kept.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    last = { text: last.text, ids: kept };
  }
  markDocument();
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  markDocument();
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** None on the server and in the first rendering here, which must be the same. */
export const useMyTeams = (): readonly number[] => useSyncExternalStore(listen, myTeams, () => none);

import { useCallback, useRef, useState } from 'react';

const prefix = 'draft ';

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null');
  } catch {
    return null;
  }
};

/** Storage that is full or forbidden only means that nothing survives a reload. */
const write = (key: string, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    return;
  }
};

/** What is being typed, kept in this browser under `key` until it is cleared. `restored`: it was there before. */
export const useDraft = <T extends object>(key: string, initial: () => T) => {
  const [restored] = useState(() => read(key) as T | null);
  const [draft, setDraft] = useState<T>(() => restored ?? initial());
  // Several changes before the next rendering build on each other.
  const latest = useRef<T>(draft);
  const change = useCallback(
    (changes: Partial<T>) => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      write(key, next);
      setDraft(next);
    },
    [key],
  );
  const clear = useCallback(
    (next?: T) => {
      write(key, null);
      if (!next) return;
      latest.current = next;
      setDraft(next);
    },
    [key],
  );
  return { draft, change, clear, wasRestored: restored !== null };
};

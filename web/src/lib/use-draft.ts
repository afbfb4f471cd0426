import { useCallback, useRef, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

/** What is being typed, kept in this browser under `key` until it is cleared. `restored`: it was there before. */
export const useDraft = <T extends object>(key: string, initial: () => T) => {
  const [restored] = useState(() => readDraft(key) as T | null);
  const [draft, setDraft] = useState<T>(() => restored ?? initial());
  // Several changes before the next rendering build on each other.
  const latest = useRef<T>(draft);
  const change = useCallback(
    (changes: Partial<T>) => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      writeDraft(key, next);
      setDraft(next);
    },
    [key],
  );
  const clear = useCallback(
    (next?: T) => {
      writeDraft(key, null);
      if (!next) return;
      latest.current = next;
      setDraft(next);
    },
    [key],
  );
  return { draft, change, clear, wasRestored: restored !== null };
};

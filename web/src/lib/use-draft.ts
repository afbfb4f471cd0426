import { useCallback, useRef, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import { signedInAs } from './signed-in.ts';

/**
 * What is being typed by whoever was logged in when the form was opened, kept in this browser under `key` until it is
 * cleared. `restored`: it was there before.
 */
export const useDraft = <T extends object>(key: string, initial: () => T) => {
  const [owner] = useState(signedInAs);
  const [restored] = useState(() => readDraft(owner, key) as T | null);
  const [draft, setDraft] = useState<T>(() => restored ?? initial());
  // Several changes before the next rendering build on each other.
  const latest = useRef<T>(draft);
  const change = useCallback(
    (changes: Partial<T>) => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      writeDraft(owner, key, next);
      setDraft(next);
    },
    [owner, key],
  );
  const clear = useCallback(
    (next?: T) => {
      writeDraft(owner, key, null);
      if (!next) return;
      latest.current = next;
      setDraft(next);
    },
    [owner, key],
  );
  return { draft, change, clear, wasRestored: restored !== null, owner };
};

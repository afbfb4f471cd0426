import { useCallback, useRef, useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';
import { signedInAs } from '../member/signed-in.ts';

/**
 * A draft of the member or visitor who opened the form, stored in this browser under `key` until cleared.
 * `wasRestored`: the form began with a stored draft.
 */
export const useDraft = <T extends object>(key: string, initial: () => T) => {
  const [owner] = useState(signedInAs);
  const [restored] = useState(() => readDraft(owner, key) as T | null);
  const [draft, setDraft] = useState<T>(() => restored ?? initial());
  // Lets several changes before the next render build on each other.
  const latest = useRef<T>(draft);
  const change = useCallback(
    (changes: Partial<T> | ((now: T) => Partial<T>)) => {
      const now = latest.current;
      const next = { ...now, ...(typeof changes === 'function' ? changes(now) : changes) };
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

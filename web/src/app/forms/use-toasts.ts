import { useCallback, useState } from 'react';

/** Said once something has been saved; `undo` takes it back. */
export type Toast = {
  readonly id: number;
  readonly message: string;
  readonly path: string | null;
  readonly undo: (() => Promise<unknown>) | null;
};

let last = 0;

/** What is being said, the latest last; at most three at a time. */
export const useToasts = () => {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const say = useCallback((said: Omit<Toast, 'id'>) => {
    last += 1;
    const toast = { ...said, id: last };
    setToasts((before) => [...before.slice(-2), toast]);
  }, []);
  const forget = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  return { toasts, say, forget };
};

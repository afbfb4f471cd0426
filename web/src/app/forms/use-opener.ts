import { useCallback, useRef } from 'react';

/** What has opened a form: noted before it takes the focus, and given the focus back in the end. */
export const useOpener = () => {
  const opener = useRef<Element>(null);
  const note = useCallback(() => {
    opener.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    const before = opener.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    // It is gone, or nothing had the focus: reading goes on with the page.
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, []);
  return { note, giveBack };
};
export type Opener = ReturnType<typeof useOpener>;

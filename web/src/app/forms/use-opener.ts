import { useCallback, useRef } from 'react';

/** Returns the button that opens the panel around the element. */
const buttonOf = (element: Element | null): HTMLElement | null => {
  const panel = element?.closest('[popover]');
  return panel ? document.querySelector(`[popovertarget="${panel.id}"]`) : null;
};

/** Remembers the element that had focus before a form opened, and returns focus to it, or to another one. */
export const useOpener = () => {
  const opener = useRef<Element>(null);
  const note = useCallback(() => {
    opener.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    const before = opener.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    // The element is in a panel that has closed: focuses the button that opens the panel.
    if (document.activeElement === document.body) buttonOf(before)?.focus();
    // The element was removed or had no focus: focuses the page's content.
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, []);
  const giveTo = useCallback((id: string) => {
    opener.current = document.getElementById(id) ?? opener.current;
  }, []);
  return { note, giveBack, giveTo };
};
export type Opener = ReturnType<typeof useOpener>;

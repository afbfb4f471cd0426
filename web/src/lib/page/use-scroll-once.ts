import { useEffect } from 'react';

/** Marks a history entry whose reader was scrolled: on a return, the browser restores the reader's own position. */
const mark = 'scrolled';

const isMarked = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && mark in state;
};

/** Scrolls an element into the middle of the window once it is displayed, but not after going back to the page. */
export const useScrollOnce = (id: string, isDisplayed: boolean): void => {
  useEffect(() => {
    if (!isDisplayed || isMarked()) return;
    document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const state: unknown = history.state;
    history.replaceState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '');
  }, [id, isDisplayed]);
};

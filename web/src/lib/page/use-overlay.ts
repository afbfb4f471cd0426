import { useEffect, useEffectEvent } from 'react';
import { pushOverlayEntry, removeOverlayEntry } from '../state/overlay-entry.ts';
import { addOverlay } from '../state/overlays.ts';

/** How often overlays have opened; together with the start of the document, it distinguishes their history entries. */
let count = 0;

/**
 * Lets the browser's Back button close a modal or a drawer while it is open, instead of leaving the page. Links in it
 * must replace its history entry (`replace`), so that Back returns from their pages to the page below in one step.
 */
export const useOverlay = (opened: boolean, close: () => void): void => {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    count += 1;
    const id = `${performance.timeOrigin}-${count}`;
    const remove = addOverlay(id, () => closeNow());
    pushOverlayEntry(id);
    return () => {
      remove();
      removeOverlayEntry(id);
    };
  }, [opened]);
};

import { currentOverlay } from '../lib/state/overlay-entry.ts';
import { closeOverlaysAbove } from '../lib/state/overlays.ts';

/**
 * Closes a modal or a drawer when the reader goes back from its history entry. The entry has the address of the page
 * below, so the router does not change the page. Forms over a page have other entries, and the router closes forms.
 * After a reload on an overlay's entry no overlay is open, so this goes back to the page's own entry.
 */
export const closeOverlaysByBack = (): void => {
  let isLeaving = currentOverlay() !== null;
  addEventListener('popstate', () => {
    closeOverlaysAbove(currentOverlay());
    isLeaving &&= currentOverlay() !== null;
    if (isLeaving) history.back();
  });
  if (isLeaving) history.back();
};

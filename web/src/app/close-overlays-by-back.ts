import { currentOverlay } from '../lib/state/overlay-entry.ts';
import { closeOverlaysAbove } from '../lib/state/overlays.ts';

/**
 * Going back from the history entry of a modal or a drawer closes it. Its entry has the address of the page below, so the
 * router stays there. Forms over a page have their own entries, by which the router closes them. A document that starts
 * on such an entry, after a reload, has no overlay open: it leaves the entries of overlays for that of the page.
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

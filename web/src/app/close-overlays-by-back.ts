import { currentOverlay } from '../lib/state/overlay-entry.ts';
import { closeOverlaysAbove } from '../lib/state/overlays.ts';

/**
 * Going back from the history entry of a modal or a drawer closes it. Its entry has the address of the page below, so the
 * router stays there. Forms over a page have their own entries, by which the router closes them.
 */
export const closeOverlaysByBack = (): void => {
  addEventListener('popstate', () => closeOverlaysAbove(currentOverlay()));
};

import { closeTopOverlay } from '../lib/state/overlays.ts';

/**
 * While a modal or a drawer is open, going back closes it and stays on the page. Forms over a page have their own history
 * entries, by which the router closes them. Must be installed before the router's `popstate` listener, because it stops
 * the event.
 */
export const putModalsFirst = (): void => {
  addEventListener(
    'popstate',
    (event) => {
      if (!closeTopOverlay()) return;
      event.stopImmediatePropagation();
      history.forward();
    },
    { capture: true },
  );
};

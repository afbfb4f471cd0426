/** A form stands over a page in the history too: going back to that page closes it, and the router does so. */
const isBackToPage = ({ dataset }: HTMLDialogElement): boolean =>
  dataset['form'] === location.pathname && !new URLSearchParams(location.search).has('do');

/**
 * While a modal is open, going back or forward closes it and goes nowhere. Must be installed before the router
 * listens: it keeps the event from it.
 */
export const putModalsFirst = (): void => {
  addEventListener(
    'popstate',
    (event) => {
      const modal = document.querySelector<HTMLDialogElement>('dialog[open]');
      if (!modal || isBackToPage(modal)) return;
      event.stopImmediatePropagation();
      modal.close();
      history.forward();
    },
    { capture: true },
  );
};

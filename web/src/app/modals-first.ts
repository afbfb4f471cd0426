/**
 * While a modal is open, going back or forward closes it and goes nowhere. Must be installed before the router
 * listens: it keeps the event from it.
 */
export const putModalsFirst = (): void => {
  addEventListener(
    'popstate',
    (event) => {
      const modal = document.querySelector<HTMLDialogElement>('dialog[open]');
      if (!modal) return;
      event.stopImmediatePropagation();
      modal.close();
      history.forward();
    },
    { capture: true },
  );
};

/**
 * A form stands over a page in the history too, or over another form: going back to what is below it closes it, and the
 * router does so.
 */
const isOverPage = ({ dataset }: HTMLDialogElement): boolean => dataset['form'] === location.pathname;

/**
 * While a modal is open, going back or forward closes it and goes nowhere. Must be installed before the router
 * listens: it keeps the event from it.
 */
export const putModalsFirst = (): void => {
  addEventListener(
    'popstate',
    (event) => {
      const modal = document.querySelector<HTMLDialogElement>('dialog[open]');
      if (!modal || isOverPage(modal)) return;
      event.stopImmediatePropagation();
      modal.close();
      history.forward();
    },
    { capture: true },
  );
};

const modals = '[role=dialog][aria-modal=true]';

/**
 * A form stands over a page in the history too, or over another form: going back to what is below it closes it, and the
 * router does so.
 */
const isOverPage = (modal: Element): boolean =>
  modal.closest<HTMLElement>('[data-form]')?.dataset['form'] === location.pathname;

/**
 * While a modal is open, going back or forward closes it and goes nowhere. Must be installed before the router
 * listens: it keeps the event from it.
 */
export const putModalsFirst = (): void => {
  addEventListener(
    'popstate',
    (event) => {
      const modal = document.querySelector(modals);
      if (!modal || isOverPage(modal)) return;
      event.stopImmediatePropagation();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      history.forward();
    },
    { capture: true },
  );
};

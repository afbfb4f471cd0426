const modals = '[role=dialog][aria-modal=true]';

/**
 * A form over a page, or over another form, has its own history entry: the router closes it when the reader goes back.
 */
const isOverPage = (modal: Element): boolean =>
  modal.closest<HTMLElement>('[data-form]')?.dataset['form'] === location.pathname;

/**
 * While another modal is open, going back or forward closes it and stays on the page. Must be installed before the
 * router's `popstate` listener, because it stops the event.
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

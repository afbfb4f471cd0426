const fields = 'input:not([type=hidden]), select, textarea';

/** The chosen one of radio buttons that belong together, everything else itself. */
const chosen = (form: HTMLFormElement, field: HTMLElement): HTMLElement =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? (form.querySelector<HTMLElement>(`input[name="${field.name}"]:checked`) ?? field)
    : field;

/** Only why, or for whom, is asked below a text. */
const isConfirmation = (form: HTMLFormElement, field: HTMLElement): boolean =>
  form.querySelector('fieldset > div > p:first-child') !== null &&
  field.matches('[name=reason], [type=radio], [type=checkbox]');

/** Where filling in begins; null where a form asks whether to do something, which is to be read before it is done. */
export const firstField = (form: HTMLFormElement): HTMLElement | null => {
  const field = form.querySelector<HTMLElement>(`fieldset :is(${fields})`);
  return field && !isConfirmation(form, field) ? chosen(form, field) : null;
};

const fields = 'input:not([type=hidden]), select, textarea';

/** Returns the checked radio button of the field's group; any other field itself. */
const chosen = (form: HTMLFormElement, field: HTMLElement): HTMLElement =>
  field instanceof HTMLInputElement && field.type === 'radio'
    ? (form.querySelector<HTMLElement>(`input[name="${field.name}"]:checked`) ?? field)
    : field;

/** Returns whether the form starts with a text and has only a reason or a choice below it. */
const isConfirmation = (form: HTMLFormElement, field: HTMLElement): boolean =>
  form.querySelector('fieldset > div > p:first-child') !== null &&
  field.matches('[name=reason], [type=radio], [type=checkbox]');

/** Returns the field that gets focus first. Null for a confirmation, whose text is to be read first. */
export const firstField = (form: HTMLFormElement): HTMLElement | null => {
  const field = form.querySelector<HTMLElement>(`fieldset :is(${fields})`);
  return field && !isConfirmation(form, field) ? chosen(form, field) : null;
};

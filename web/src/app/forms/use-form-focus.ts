import { useCallback, useEffect, useRef } from 'react';

import type { Opener } from './use-opener.ts';

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

/** Returns the field that gets focus first. Null for a confirmation, so that its text is read first. */
const firstField = (form: HTMLFormElement): HTMLElement | null => {
  const field = form.querySelector<HTMLElement>(`fieldset :is(${fields})`);
  return field && !isConfirmation(form, field) ? chosen(form, field) : null;
};

/** Attribute of the element that Mantine's modal focuses when it opens. */
const first = 'data-autofocus';

/**
 * Moves focus to the form's title while the form loads, then to its first field. On close, returns it to the element
 * that opened the form, also when one form led to another.
 */
export const useFormFocus = ({ note, giveBack }: Opener) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    note();
    return giveBack;
  }, [note, giveBack]);
  const ready = useCallback((form: HTMLFormElement) => {
    const { activeElement } = document;
    const modal = title.current?.closest('[role=dialog]');
    // Does not take focus from somebody who has moved on meanwhile.
    if (activeElement !== title.current && modal?.contains(activeElement)) return;
    const field = firstField(form);
    if (!field) return;
    // Also works when the modal has not opened yet.
    title.current?.removeAttribute(first);
    field.setAttribute(first, '');
    field.focus();
    // Shows the beginning of a long text.
    field.scrollLeft = 0;
  }, []);
  return { title, ready };
};

import { useCallback, useEffect, useRef } from 'react';
import { firstField } from './first-field.ts';
import type { Opener } from './use-opener.ts';

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

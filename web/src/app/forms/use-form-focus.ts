import { useCallback, useEffect, useRef } from 'react';
import { firstField } from './first-field.ts';
import type { Opener } from './use-opener.ts';

/** What the modal gives the focus to when it opens. */
const first = 'data-autofocus';

/**
 * The title of a form has the focus until the form is there, then the first field has; in the end what opened it, also
 * where one form led to another.
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
    // Who has gone on meanwhile stays there.
    if (activeElement !== title.current && modal?.contains(activeElement)) return;
    const field = firstField(form);
    if (!field) return;
    // Also where the modal has yet to open.
    title.current?.removeAttribute(first);
    field.setAttribute(first, '');
    field.focus();
    // A long text shows its beginning.
    field.scrollLeft = 0;
  }, []);
  return { title, ready };
};

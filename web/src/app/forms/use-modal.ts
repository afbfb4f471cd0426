import { useCallback, useEffect, useRef } from 'react';
import { firstField } from './first-field.ts';
import type { Opener } from './use-opener.ts';

/**
 * Shows the dialog as long as it stands in the page. Its title has the focus until the form is there, then the first
 * field has; in the end what opened it, also where one form led to another.
 */
export const useModal = ({ note, giveBack }: Opener) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    note();
    shown?.showModal();
    title.current?.focus();
    return () => {
      shown?.close();
      giveBack();
    };
  }, [note, giveBack]);
  const ready = useCallback((form: HTMLFormElement) => {
    // Who has gone on meanwhile stays there.
    if (document.activeElement !== title.current) return;
    const field = firstField(form);
    field?.focus();
    // A long text shows its beginning.
    if (field) field.scrollLeft = 0;
  }, []);
  return { dialog, title, ready };
};

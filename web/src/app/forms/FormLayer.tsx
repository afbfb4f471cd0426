import { useEffect, useRef } from 'react';
import { overPage } from '../../lib/forms/form-link.ts';
import type { Saved } from '../../lib/forms/form-props.ts';
import { type FormRequest, madeInForm, requestIn } from '../../lib/forms/form-request.ts';
import { addressOf, usePageLocation } from '../../lib/page/page-location.ts';
import { useRefreshAfterWrite } from '../../lib/forms/use-refresh-after-write.ts';
import { FormModal } from './FormModal.tsx';
import { formNamed } from './forms.ts';
import { showToast, Toasts } from './Toasts.tsx';
import { useOpener } from './use-opener.ts';

/**
 * When the page is loaded with a form in its URL, adds the page itself to the history, so that going back closes the
 * form.
 */
const putPageBelow = (page: string) => {
  const form = location.pathname + location.search;
  history.replaceState(null, '', page);
  history.pushState(overPage, '', form);
};

const close = () => history.back();

/** Notifies the page that requested the form, also when the added entity is deleted again. */
const notifying = (what: Saved, request: FormRequest): Saved => {
  const { made, undo } = what;
  if (!made) return what;
  madeInForm.notify({ request, made, isUndone: false });
  const undoAndNotify = async () => {
    const became = await undo?.();
    madeInForm.notify({ request, made, isUndone: true });
    return became;
  };
  return undo ? { ...what, undo: undoAndNotify } : what;
};

/** Shows the open form and the toasts of saved forms. */
export function FormLayer({ name, id }: { name: string | null; id: number | null }) {
  const page = addressOf(usePageLocation());
  const refreshAll = useRefreshAfterWrite();
  const form = formNamed(name);
  const opener = useOpener();
  useEffect(() => {
    if (name !== null && !history.state?.overPage) putPageBelow(page);
  }, [name, page]);
  const refresh = () => void refreshAll();
  const opened = `${name} ${id}`;
  const savedIn = useRef<string | null>(null);
  // After the form is closed, so that its own queries are not repeated.
  useEffect(() => {
    if (savedIn.current === null || savedIn.current === opened) return;
    savedIn.current = null;
    void refreshAll();
  }, [opened, refreshAll]);
  const saved = (what: Saved) => {
    const request = requestIn(history.state);
    showToast(request ? notifying(what, request) : what, refresh);
    if (request) opener.giveTo(request.focus);
    savedIn.current = opened;
    close();
  };
  if (!form) return <Toasts within="page" />;
  // Everything outside an open modal is inert, so toasts are then rendered within the form.
  return (
    <FormModal key={opened} form={form} id={id} opener={opener} close={close} saved={saved}>
      <Toasts within="form" />
    </FormModal>
  );
}

import { useEffect } from 'react';
import { overPage } from '../../lib/form-link.ts';
import type { Saved } from '../../lib/form-props.ts';
import { addressOf, usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { FormModal } from './FormModal.tsx';
import { formNamed } from './forms.ts';
import { say, Toasts } from './Toasts.tsx';
import { useOpener } from './use-opener.ts';

/** Who arrives on a form's address finds the page itself below it in the history: going back closes the form. */
const putPageBelow = (page: string) => {
  const form = location.pathname + location.search;
  history.replaceState(null, '', page);
  history.pushState(overPage, '', form);
};

const close = () => history.back();

/** The open form, and what the last ones said when they were saved. */
export function FormLayer({ name, id }: { name: string | null; id: number | null }) {
  const page = addressOf(usePageLocation());
  const utils = trpc.useUtils();
  const form = formNamed(name);
  const opener = useOpener();
  useEffect(() => {
    if (name !== null && !history.state?.overPage) putPageBelow(page);
  }, [name, page]);
  const refresh = () => void utils.invalidate();
  const saved = (what: Saved) => {
    say(what, refresh);
    close();
    refresh();
  };
  if (!form) return <Toasts within="page" />;
  // Nothing outside an open form can be seen well or reached: what is said then stands in it.
  return (
    <FormModal key={`${name} ${id}`} form={form} id={id} opener={opener} close={close} saved={saved}>
      <Toasts within="form" />
    </FormModal>
  );
}

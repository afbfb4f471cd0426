import { useEffect, useState } from 'react';
import type { Saved } from '../../lib/form-props.ts';
import { overPage } from '../../lib/form-link.ts';
import { addressOf, usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { FormModal } from './FormModal.tsx';
import { forms } from './forms.ts';
import { Toasts } from './Toasts.tsx';
import { useOpener } from './use-opener.ts';
import { type Toast, useToasts } from './use-toasts.ts';

/** Who arrives on a form's address finds the page itself below it in the history: going back closes the form. */
const putPageBelow = (page: string) => {
  const form = location.pathname + location.search;
  history.replaceState(null, '', page);
  history.pushState(overPage, '', form);
};

const close = () => history.back();

/** What has been said since the first of the open forms opened: what was said of the page before waits below it. */
const useSaidSince = (isOpen: boolean, toasts: readonly Toast[]): readonly Toast[] => {
  const [opened, setOpened] = useState({ isOpen, after: 0 });
  if (opened.isOpen !== isOpen) setOpened({ isOpen, after: isOpen ? (toasts.at(-1)?.id ?? 0) : 0 });
  return toasts.filter(({ id }) => id > opened.after);
};

/** The open form, and what the last ones said when they were saved. */
export function FormLayer({ name, id }: { name: string | null; id: number | null }) {
  const page = addressOf(usePageLocation());
  const utils = trpc.useUtils();
  const { toasts, say, forget } = useToasts();
  const form = name === null ? undefined : forms[name];
  const shown = useSaidSince(form !== undefined, toasts);
  const opener = useOpener();
  useEffect(() => {
    if (name !== null && !history.state?.overPage) putPageBelow(page);
  }, [name, page]);
  const refresh = () => void utils.invalidate();
  const saved = ({ message, path, undo }: Saved) => {
    say({ message, path: path ?? null, undo: undo ?? null });
    close();
    refresh();
  };
  const said = <Toasts toasts={shown} forget={forget} say={say} refresh={refresh} />;
  if (!form || !name) return said;
  // Nothing outside an open dialog can be seen well or reached: what is said then stands in it.
  return (
    <FormModal key={`${name} ${id}`} form={form} id={id} opener={opener} close={close} saved={saved}>
      {said}
    </FormModal>
  );
}

import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { m } from '../../paraglide/messages.js';

export type Option = { readonly id: number; readonly name: string; readonly detail?: string | undefined };

const delay = 200;

type Found<O> = { readonly options: readonly O[]; readonly failed: boolean };
/** What was found for the query, 200 ms after the last key; null while it is on its way, and once it is forgotten. */
const useFound = <O>(search: Options<O>['search'], query: string, wanted: boolean) => {
  const [found, setFound] = useState<Found<O> | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const settle = (options: readonly O[], failed: boolean) => {
      if (current) setFound({ options, failed });
    };
    const timer = setTimeout(
      () => {
        search(query).then(
          (options) => settle(options, false),
          () => settle([], true),
        );
      },
      query === '' ? 0 : delay,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [search, query, wanted]);
  return { found, forget: () => setFound(null) };
};

type Options<O> = {
  readonly search: (query: string) => Promise<readonly O[]>;
  readonly chosen: string;
  readonly choose: (option: O | null) => void;
};

const statusOf = (found: Found<unknown> | null): string => {
  if (found === null) return m.shell_loading();
  if (found.failed) return m.search_failed();
  return found.options.length === 0 ? m.search_none() : '';
};

/** `search` should stay the same function while it would find the same. */
export const useSelectSearch = <O extends Option>({ search, chosen, choose }: Options<O>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { found, forget } = useFound(search, typed?.trim() ?? '', open);
  const options = found?.options ?? [];
  const close = () => {
    setOpen(false);
    // It must not stand there for what is typed next.
    forget();
    setTyped(null);
    setAt(-1);
  };
  const pick = (option: O) => {
    choose(option);
    close();
  };
  const show = () => setOpen(true);
  const move = (to: number) => setAt(options.length === 0 ? -1 : (to + options.length) % options.length);
  const onKey = (event: KeyboardEvent) => {
    const option = options[at];
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) show();
    else if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at < 0 ? -1 : at - 1);
    else if (event.key === 'Enter' && open && option) pick(option);
    // Enter on what is only typed must not send the form.
    else if (event.key === 'Enter' && open && typed !== null) move(0);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    text: typed ?? chosen,
    open,
    at,
    options,
    status: statusOf(found),
    isEmpty: open && found !== null && !found.failed && options.length === 0,
    show,
    pick,
    onKey,
    type: (text: string) => {
      setTyped(text);
      setAt(-1);
      show();
    },
    // Backwards, so that a long name shows its beginning.
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) =>
      target.setSelectionRange(0, target.value.length, 'backward'),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
    clear: (inputId: string) => {
      choose(null);
      document.getElementById(inputId)?.focus();
    },
  };
};

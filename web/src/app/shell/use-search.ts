import { useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { trpc } from '../../lib/http/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { type Hit, hitsOf } from './hits.ts';

const delayMs = 200;

const statusOf = (query: string, failed: boolean, hits: readonly Hit[] | null) => {
  if (query === '') return m.search_hint();
  if (failed) return m.search_failed();
  if (hits === null) return m.shell_loading();
  return hits.length === 0 ? m.search_none() : m.search_count({ count: hits.length });
};

type Box = { opened: boolean; close: () => void; text: string; setText: (text: string) => void };

/** Results of the search box. Queries 200 ms after the last key, from the first character. */
export const useSearch = (season: string, { opened, close, text, setText }: Box) => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const [, navigate] = useLocation();
  const store = useCombobox({ opened, onOpenedChange: (isOpen) => isOpen || close() });
  const [query] = useDebouncedValue(text.trim(), delayMs);
  const found = trpc.search.all.useQuery(
    { lang, sid: season, query },
    { enabled: query !== '', placeholderData: keepPreviousData },
  );
  const hits = query !== '' && found.data ? hitsOf(found.data, season) : [];
  const go = (path: string) => {
    close();
    navigate(path, { replace: true });
  };
  return {
    store,
    hits,
    go,
    type: (typed: string) => {
      setText(typed);
      store.resetSelectedOption();
    },
    /** Enter with no option selected opens the page of all results. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || store.getSelectedOptionIndex() >= 0 || text.trim() === '') return;
      event.preventDefault();
      go(`${paths.search()}?${new URLSearchParams({ q: text.trim(), season })}`);
    },
    status: statusOf(query, found.isError, found.data ? hits : null),
  };
};

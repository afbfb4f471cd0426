import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import { m } from '../../paraglide/messages.js';
import { type Hit, hitsOf } from './hits.ts';

const delay = 200;

const useDelayed = (text: string) => {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
};

const statusOf = (query: string, failed: boolean, hits: readonly Hit[] | null) => {
  if (query === '') return m.search_hint();
  if (failed) return m.search_failed();
  if (hits === null) return m.shell_loading();
  return hits.length === 0 ? m.search_none() : m.search_count({ count: hits.length });
};

/** What is typed, what was found, and which line is chosen. Asks 200 ms after the last key, from one character. */
export const useSearchBox = (season: string, close: () => void) => {
  const { lang } = usePageLocation();
  const paths = usePaths();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const query = useDelayed(text.trim());
  const found = trpc.search.all.useQuery(
    { lang, sid: season, query },
    {
      enabled: query !== '',
      placeholderData: keepPreviousData,
    },
  );
  const hits = query !== '' && found.data ? hitsOf(found.data, season) : [];
  const chosen = hits[at] ?? null;
  const leaveTo = (path: string) => {
    close();
    navigate(path);
  };
  const move = (to: number) => setAt(hits.length === 0 ? -1 : (to + hits.length) % hits.length);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at < 0 ? -1 : at - 1);
    // Closing the element itself gives the focus back; a search field would only empty itself.
    else if (event.key === 'Escape') event.currentTarget.closest('dialog')?.close();
    else if (event.key === 'Enter' && chosen) leaveTo(chosen.path);
    else if (event.key === 'Enter' && text.trim())
      leaveTo(`${paths.search()}?${new URLSearchParams({ q: text.trim(), season })}`);
    else return;
    event.preventDefault();
  };
  return {
    text,
    setText: (value: string) => {
      setText(value);
      setAt(-1);
    },
    at,
    chosen,
    hits,
    onKey,
    go: (hit: Hit) => leaveTo(hit.path),
    status: statusOf(query, found.isError, found.data ? hits : null),
  };
};

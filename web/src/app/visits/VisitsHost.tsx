import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePageLocation } from '../../lib/page-location.ts';
import { pageAnswer } from '../../lib/page-queries.ts';
import type { Noted } from './note-visits.ts';

/** Long after a page is there: what is told must not be in the way of what is shown. */
const quietMs = 1_500;

let noted: Promise<Noted> | null = null;
const load = async (): Promise<Noted> => (await import('./note-visits.ts')).noteVisits();

/** Tells the site which pages are looked at, after they are shown; whoever asks not to be followed loads nothing of it. */
export function VisitsHost() {
  const location = usePageLocation();
  const queries = useQueryClient();
  const { path, lang, page } = location;
  const query = new URLSearchParams(location.search).get('q');
  // A view is another path, or another question of the search: nothing else begins one.
  const told = useRef('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const view = `${path} ${query}`;
      if (told.current === view) return;
      told.current = view;
      const found = pageAnswer(queries, location, 'search', 'main');
      // Whatever is found has a page.
      const isEmpty = found !== undefined && !JSON.stringify(found).includes('"path":');
      noted ??= load();
      noted.then(
        (visits) =>
          visits.view({
            page: page?.page ?? null,
            lang,
            ...(page === null && { missing: path }),
            ...(isEmpty && query !== null && { emptySearch: query }),
          }),
        () => undefined,
      );
    }, quietMs);
    return () => clearTimeout(timer);
  }, [path, query, lang, page, queries, location]);
  return null;
}

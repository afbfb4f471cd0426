import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { pageData } from '../../lib/page/page-queries.ts';
import type { Noted } from './note-visits.ts';

/** Delay after the page is shown, so that reporting does not compete with it, in ms. */
const quietMs = 1_500;

let noted: Promise<Noted> | null = null;
const load = async (): Promise<Noted> => (await import('./note-visits.ts')).noteVisits();

/** Reports page views after the page is shown. Nothing is sent for browsers that ask not to be tracked. */
export function VisitsHost() {
  const location = usePageLocation();
  const queries = useQueryClient();
  const { path, lang, page } = location;
  const query = new URLSearchParams(location.search).get('q');
  // A view is identified by path and search query; other changes do not start a new one.
  const reported = useRef('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const view = `${path} ${query}`;
      if (reported.current === view) return;
      reported.current = view;
      const found = pageData(queries, location, 'search', 'main');
      // Every search result has a path.
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

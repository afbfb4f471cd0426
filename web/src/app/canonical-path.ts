import { pathOf } from '@rondelle/contracts/site/paths.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { PageLocation } from '../lib/page-location.ts';
import { subjectAt } from '../lib/page-queries.ts';

/**
 * The one path of the thing that a page shows. Only ids count in a path, so that old names, other languages' names and
 * wrong seasons find it too. Null where the page is about no single thing, or has no answer.
 */
export const canonicalPathOf = (queries: QueryClient, pageLocation: PageLocation): string | null => {
  const path = subjectAt(queries, pageLocation)?.path ?? null;
  if (path === null || typeof path === 'string' || !pageLocation.page) return path as string | null;
  return pathOf(pageLocation.lang, pageLocation.page.page, ...path);
};

import { pathOf } from '@rondelle/contracts/site/paths.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { PageLocation } from '../lib/page/page-location.ts';
import { subjectAt } from '../lib/page/page-queries.ts';

/**
 * Returns the canonical path of the entity that a page shows. Only ids count in a path, so old names, names in the
 * other language and wrong seasons find it too. Null when the page shows no single entity or its data is missing.
 */
export const canonicalPathOf = (queries: QueryClient, pageLocation: PageLocation): string | null => {
  const path = subjectAt(queries, pageLocation)?.path ?? null;
  if (path === null || typeof path === 'string' || !pageLocation.page) return path as string | null;
  return pathOf(pageLocation.lang, pageLocation.page.page, ...path);
};

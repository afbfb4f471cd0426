import type { Language } from '@rondelle/contracts/competition/lists.ts';
import { translatePath } from '@rondelle/contracts/site/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { PageLocation } from '../lib/page/page-location.ts';
import { subjectAt } from '../lib/page/page-queries.ts';

export const otherLanguage = (lang: Language): Language => (lang === 'fr' ? 'en' : 'fr');

/**
 * Returns the path of the same page in the other language. It uses names in that language where the page's query has
 * them; otherwise it keeps the names, since only ids count and the page redirects to its canonical path.
 */
export const alternatePathOf = (queries: QueryClient, pageLocation: PageLocation): string =>
  subjectAt(queries, pageLocation)?.otherPath ??
  translatePath(pageLocation.path, otherLanguage(pageLocation.lang));

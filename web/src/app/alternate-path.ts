import type { Language } from '@rondelle/contracts/competition/lists.ts';
import { translatePath } from '@rondelle/contracts/site/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { PageLocation } from '../lib/page-location.ts';
import { subjectAt } from '../lib/page-queries.ts';

export const otherLanguage = (lang: Language): Language => (lang === 'fr' ? 'en' : 'fr');

/**
 * The path of the same page in the other language: under the names of that language, where the page's answer knows them.
 * Only ids count in a path, so that the other names find it too, by way of its own path.
 */
export const alternatePathOf = (queries: QueryClient, pageLocation: PageLocation): string =>
  subjectAt(queries, pageLocation)?.otherPath ??
  translatePath(pageLocation.path, otherLanguage(pageLocation.lang));

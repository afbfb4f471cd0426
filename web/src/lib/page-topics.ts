import { pages } from '@rondelle/contracts/site/pages/pages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type PageLocation, pageAt } from './page-location.ts';
import { subjectAt } from './page-queries.ts';

/** The topics of the page at a location, as its entry and its answer name them; `season` is that of the menu. */
export const pageTopics = (queries: QueryClient, pageLocation: PageLocation): readonly string[] => {
  if (!pageLocation.page) return [];
  const { topics } = pages[pageLocation.page.page];
  const named = topics?.(pageAt(pageLocation, pageLocation.page.page)) ?? [];
  const topic = subjectAt(queries, pageLocation)?.topic;
  return topic === undefined ? named : [...named, topic];
};

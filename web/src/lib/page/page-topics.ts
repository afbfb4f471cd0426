import { pages } from '@rondelle/contracts/site/pages/pages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type PageLocation, pageAt } from './page-location.ts';
import { subjectAt } from './page-queries.ts';

/** Returns the topics of the page at a location, from its entry and its data. `season` stands for the menu's season. */
export const pageTopics = (queries: QueryClient, pageLocation: PageLocation): readonly string[] => {
  if (!pageLocation.page) return [];
  const { topics } = pages[pageLocation.page.page];
  const named = topics?.(pageAt(pageLocation, pageLocation.page.page)) ?? [];
  const topic = subjectAt(queries, pageLocation)?.topic;
  return topic === undefined ? named : [...named, topic];
};

import type { QueryClient } from '@tanstack/react-query';
import type { Nav } from '../../lib/page/nav.ts';
import type { PageLocation } from '../../lib/page/page-location.ts';
import { pageTopics } from '../../lib/page/page-topics.ts';

/**
 * Topics of the entities that a page shows; for a list of a season, its category or region if it has one, else the
 * season.
 */
const entityTopicsAt = (
  { page, ...rest }: PageLocation,
  { currentSeason }: Nav,
  queries: QueryClient,
): readonly string[] => {
  const part =
    page && 'categoryId' in page && page.categoryId !== null
      ? `category:${page.categoryId}`
      : page && 'regionId' in page
        ? `region:${page.regionId}`
        : currentSeason && `season:${currentSeason.id}`;
  return pageTopics(queries, { page, ...rest }).flatMap((topic) =>
    topic === 'season' ? (part ?? []) : topic,
  );
};

/** Returns the instant since which the page lacks recorded changes; null when it is up to date. */
export const lateSince = (
  pageLocation: PageLocation,
  nav: Nav | null,
  queries: QueryClient,
): string | null => {
  if (!nav || nav.late.length === 0) return null;
  const entityTopics = entityTopicsAt(pageLocation, nav, queries);
  return nav.late.find(({ topics }) => topics.some((topic) => entityTopics.includes(topic)))?.since ?? null;
};

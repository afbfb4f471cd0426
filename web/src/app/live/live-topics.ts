import { logChannels } from '@rondelle/contracts/live-topics.ts';
import { severities } from '@rondelle/contracts/site/admin-log-channels.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Nav } from '../../lib/page/nav.ts';
import { type PageLocation, pageAt } from '../../lib/page/page-location.ts';
import { pageData } from '../../lib/page/page-queries.ts';
import { pageTopics } from '../../lib/page/page-topics.ts';
import { dashboardTopics } from './dashboard-topics.ts';

type Season = Nav['ongoingSeason'];

/**
 * Topics of the first page of the admins' logs: its channels and the ongoing season. Technical log entries are not
 * pushed.
 */
const logTopics = (pageLocation: PageLocation, season: Season): readonly string[] => {
  const { channel, before } = pageAt(pageLocation, 'logs').values;
  if (before !== undefined || severities.some((one) => one === channel)) return [];
  return [
    ...logChannels.filter((one) => channel === undefined || one === channel).map((one) => `log:${one}`),
    ...(season ? [`season:${season.id}`] : []),
  ];
};

/** Returns the topics that a page follows; empty when the page shows no recorded data. */
export const topicsAt = (
  pageLocation: PageLocation,
  nav: Nav | null,
  queries: QueryClient,
): readonly string[] => {
  const season = nav?.currentSeason ?? nav?.ongoingSeason ?? null;
  switch (pageLocation.page?.page) {
    // Without permission the page has no data, and nothing to follow.
    case 'dashboard': {
      const dashboard = pageData(queries, pageLocation, 'dashboard', 'main');
      return dashboard ? dashboardTopics(dashboard) : [];
    }
    case 'logs':
      return logTopics(pageLocation, season);
    case 'review':
      return pageData(queries, pageLocation, 'review', 'main')?.isReviewer ? ['moderation'] : [];
    default:
      return pageTopics(queries, pageLocation).flatMap((topic) => {
        if (topic !== 'season') return topic;
        return season ? `season:${season.id}` : [];
      });
  }
};

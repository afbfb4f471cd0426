import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '../../lib/answers.ts';
import { ask, keyOf } from '../../lib/ask.ts';
import type { Nav } from '../../lib/nav.ts';
import { type PageLocation, pageAt } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';

const leagueAt = (pageLocation: PageLocation, queries: QueryClient): readonly string[] => {
  const question = ask('league.table', questions.league(pageAt(pageLocation, 'league')));
  const table = queries.getQueryData<Answers['league']['table']>(keyOf(question));
  return table ? [`league:${table.league.id}`] : [];
};

/** The things that a page is about; a list of a season is about all of it, or about its category. */
const thingsAt = (pageLocation: PageLocation, nav: Nav, queries: QueryClient): readonly string[] => {
  const { page } = pageLocation;
  const season = nav.currentSeason ? [`season:${nav.currentSeason.id}`] : [];
  switch (page?.page) {
    case 'game':
      return [`game:${page.gameId}`];
    case 'tournament':
      return [`tournament:${page.tournamentId}`];
    case 'team':
    case 'teamStats':
      return [`team:${page.teamId}`];
    case 'rivalry':
      return [`team:${page.teamId1}`, `team:${page.teamId2}`];
    case 'league':
      return leagueAt(pageLocation, queries);
    case 'category':
      return [`category:${page.categoryId}`];
    case 'region':
      return [`region:${page.regionId}`];
    case 'leaderboard':
    case 'leagues':
    case 'teams':
    case 'tournaments':
      return page.categoryId === null ? season : [`category:${page.categoryId}`];
    case 'home':
    case 'season':
    case 'latestResults':
    case 'liveScores':
    case 'activity':
      return season;
    default:
      return [];
  }
};

/** Since when a page lacks something that was recorded, or null where it lacks nothing. */
export const lateSince = (
  pageLocation: PageLocation,
  nav: Nav | null,
  queries: QueryClient,
): string | null => {
  if (!nav || nav.late.length === 0) return null;
  const things = thingsAt(pageLocation, nav, queries);
  return nav.late.find(({ topics }) => topics.some((topic) => things.includes(topic)))?.since ?? null;
};

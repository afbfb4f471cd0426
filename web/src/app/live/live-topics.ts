import { logChannels } from '@rondelle/contracts/live-topics.ts';
import { severities } from '@rondelle/contracts/site/admin-log-channels.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '../../lib/answers.ts';
import { ask, keyOf, type Question } from '../../lib/ask.ts';
import type { Nav } from '../../lib/nav.ts';
import { type PageLocation, pageAt } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { questionsAt } from '../routes/routes.ts';
import { dashboardTopics } from './dashboard-topics.ts';

type Season = Nav['ongoingSeason'];

const leagueTopics = (pageLocation: PageLocation, queries: QueryClient): readonly string[] => {
  const question = ask('league.table', questions.league(pageAt(pageLocation, 'league')));
  const table = queries.getQueryData<Answers['league']['table']>(keyOf(question));
  return table ? [`league:${table.league.id}`] : [];
};

const dashboardAt = (pageLocation: PageLocation): Question =>
  ask('dashboard.get', questions.dashboard(pageAt(pageLocation, 'dashboard')));
const reviewAt = (pageLocation: PageLocation): Question =>
  ask('moderation.queue', questions.review(pageAt(pageLocation, 'review')));

/** All questions whose answers the page shows: also those that the browser asks for whoever is logged in. */
export const shownAt = (pageLocation: PageLocation, nav: Nav): readonly Question[] => {
  switch (pageLocation.page?.page) {
    case 'dashboard':
      return [dashboardAt(pageLocation), ask('moderation.count', { lang: pageLocation.lang })];
    case 'review':
      return [reviewAt(pageLocation)];
    default:
      return questionsAt(pageLocation, nav);
  }
};

/** Of the latest page of the admins' logs: the ongoing season and what has a channel; what programs say is not told. */
const logTopics = (pageLocation: PageLocation, season: Season): readonly string[] => {
  const { channel, before } = questions.adminLogs(pageAt(pageLocation, 'logs'));
  if (before !== undefined || severities.some((one) => one === channel)) return [];
  return [
    ...logChannels.filter((one) => channel === undefined || one === channel).map((one) => `log:${one}`),
    ...(season ? [`season:${season.id}`] : []),
  ];
};

/** What a page follows; nothing where it shows nothing that people record. */
export const topicsAt = (
  pageLocation: PageLocation,
  nav: Nav | null,
  queries: QueryClient,
): readonly string[] => {
  const { page } = pageLocation;
  const season = nav?.currentSeason ?? nav?.ongoingSeason;
  switch (page?.page) {
    case 'league':
      return leagueTopics(pageLocation, queries);
    // Only what was answered is followed: whoever may not see it has no answer.
    case 'dashboard': {
      const dashboard = queries.getQueryData<Answers['dashboard']['get']>(keyOf(dashboardAt(pageLocation)));
      return dashboard ? dashboardTopics(dashboard) : [];
    }
    case 'logs':
      return logTopics(pageLocation, season ?? null);
    case 'review': {
      const review = queries.getQueryData<Answers['moderation']['queue']>(keyOf(reviewAt(pageLocation)));
      return review?.isReviewer ? ['moderation'] : [];
    }
    case 'team':
    case 'teamStats':
      return [`team:${page.teamId}`];
    case 'rivalry':
      return [`team:${page.teamId1}`, `team:${page.teamId2}`];
    case 'game':
      return [`game:${page.gameId}`];
    case 'tournament':
      return [`tournament:${page.tournamentId}`];
    case 'home':
    case 'season':
    case 'latestResults':
    case 'liveScores':
    case 'leaderboard':
    case 'leagues':
    case 'teams':
    case 'tournaments':
    case 'category':
    case 'region':
    case 'activity':
      return season ? [`season:${season.id}`] : [];
    default:
      return [];
  }
};

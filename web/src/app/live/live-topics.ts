import { logChannels } from '@rondelle/contracts/live-topics.ts';
import { severities } from '@rondelle/contracts/site/admin-log-channels.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '../../lib/answers.ts';
import { ask, keyOf, type Question } from '../../lib/ask.ts';
import type { Nav } from '../../lib/nav.ts';
import { type Place, pageAt } from '../../lib/place.ts';
import { questions } from '../../lib/questions.ts';
import { questionsAt } from '../routes/routes.ts';
import { dashboardTopics } from './dashboard-topics.ts';

type Season = Nav['ongoingSeason'];

const leagueTopics = (place: Place, queries: QueryClient): readonly string[] => {
  const question = ask('league.table', questions.league(pageAt(place, 'league')));
  const table = queries.getQueryData<Answers['league']['table']>(keyOf(question));
  return table ? [`league:${table.league.id}`] : [];
};

const dashboardAt = (place: Place): Question =>
  ask('dashboard.get', questions.dashboard(pageAt(place, 'dashboard')));
const reviewAt = (place: Place): Question =>
  ask('moderation.queue', questions.review(pageAt(place, 'review')));

/** All questions whose answers the page shows: also those that the browser asks for whoever is logged in. */
export const shownAt = (place: Place, nav: Nav): readonly Question[] => {
  switch (place.page?.page) {
    case 'dashboard':
      return [dashboardAt(place), ask('moderation.count', { lang: place.lang })];
    case 'review':
      return [reviewAt(place)];
    default:
      return questionsAt(place, nav);
  }
};

/** Of the latest page of the admins' logs: the ongoing season and what has a channel; what programs say is not told. */
const logTopics = (place: Place, season: Season): readonly string[] => {
  const { channel, before } = questions.adminLogs(pageAt(place, 'logs'));
  if (before !== undefined || severities.some((one) => one === channel)) return [];
  return [
    ...logChannels.filter((one) => channel === undefined || one === channel).map((one) => `log:${one}`),
    ...(season ? [`season:${season.id}`] : []),
  ];
};

/** What a page follows; nothing where it shows nothing that people record. */
export const topicsAt = (place: Place, nav: Nav | null, queries: QueryClient): readonly string[] => {
  const { page } = place;
  const season = nav?.currentSeason ?? nav?.ongoingSeason;
  switch (page?.page) {
    case 'league':
      return leagueTopics(place, queries);
    // Only what was answered is followed: whoever may not see it has no answer.
    case 'dashboard': {
      const dashboard = queries.getQueryData<Answers['dashboard']['get']>(keyOf(dashboardAt(place)));
      return dashboard ? dashboardTopics(dashboard) : [];
    }
    case 'logs':
      return logTopics(place, season ?? null);
    case 'review': {
      const review = queries.getQueryData<Answers['moderation']['queue']>(keyOf(reviewAt(place)));
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

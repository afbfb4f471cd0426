import type { inferRouterOutputs } from '@trpc/server';
import type { QueryClient } from '@tanstack/react-query';
import { ask, keyOf } from '../../lib/ask.ts';
import type { Nav } from '../../lib/nav.ts';
import { type Place, pageAt } from '../../lib/place.ts';
import { questions } from '../../lib/questions.ts';
import type { AppRouter } from '../../lib/trpc.ts';

type LeagueTable = inferRouterOutputs<AppRouter>['league']['table'];

const leagueTopics = (place: Place, queries: QueryClient): readonly string[] => {
  const question = ask('league.table', questions.league(pageAt(place, 'league')));
  const table = queries.getQueryData<LeagueTable>(keyOf(question));
  return table ? [`league:${table.league.id}`] : [];
};

/** What a page follows; nothing where it shows nothing that people record. */
export const topicsAt = (place: Place, nav: Nav | null, queries: QueryClient): readonly string[] => {
  const { page } = place;
  const season = nav?.currentSeason ?? nav?.ongoingSeason;
  switch (page?.page) {
    case 'league':
      return leagueTopics(place, queries);
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

import { activityRouter } from './competition/activity.router.ts';
import { gameRouter } from './competition/game.router.ts';
import { leagueRouter } from './competition/league.router.ts';
import { categoryRouter, regionRouter } from './competition/places.router.ts';
import { searchRouter } from './competition/search.router.ts';
import { seasonRouter } from './competition/season.router.ts';
import { siteRouter } from './competition/site.router.ts';
import { teamRouter } from './competition/team.router.ts';
import { tournamentRouter } from './competition/tournament.router.ts';
import { accountRouter } from './membership/account.router.ts';
import { createCallerFactory, router } from './trpc.ts';

/** All that can be asked: pages, REST and the web application go through it. */
export const appRouter = router({
  site: siteRouter,
  season: seasonRouter,
  league: leagueRouter,
  category: categoryRouter,
  region: regionRouter,
  team: teamRouter,
  game: gameRouter,
  tournament: tournamentRouter,
  search: searchRouter,
  account: accountRouter,
  activity: activityRouter,
});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);

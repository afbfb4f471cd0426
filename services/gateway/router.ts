import { activityRouter } from './competition/activity.router.ts';
import { catalogueRouter, rulesetRouter } from './competition/catalogue.router.ts';
import { gameRouter } from './competition/game.router.ts';
import { cityRouter, organizationRouter, placesRouter, venueRouter } from './competition/geography.router.ts';
import { leagueRouter } from './competition/league.router.ts';
import { categoryRouter, divisionRouter, regionRouter } from './competition/regions.router.ts';
import { searchRouter } from './competition/search.router.ts';
import { seasonRouter } from './competition/season.router.ts';
import { siteRouter } from './competition/site.router.ts';
import { teamRouter } from './competition/team.router.ts';
import { tournamentRouter } from './competition/tournament.router.ts';
import { historyRouter } from './history/history.router.ts';
import { importsRouter } from './imports/imports.router.ts';
import { contentRouter } from './content/content.router.ts';
import { statisticsRouter } from './competition/statistics.router.ts';
import { chatRouter } from './community/chat.router.ts';
import { dashboardRouter } from './following/dashboard.router.ts';
import { followingRouter } from './following/following.router.ts';
import { liveRouter } from './live/live.router.ts';
import { adminRouter } from './administration/admin.router.ts';
import { accountRouter } from './membership/account.router.ts';
import { mailRouter } from './membership/mail.router.ts';
import { signInMethodsRouter } from './membership/sign-in-methods.router.ts';
import { setupRouter } from './membership/setup.router.ts';
import { memberRouter } from './membership/member.router.ts';
import { userRouter } from './membership/user.router.ts';
import { notificationRouter } from './notifications/notification.router.ts';
import { bannerRouter } from './banners/banner.router.ts';
import { settingsRouter } from './settings/settings.router.ts';
import { feedRouter } from './feeds/feed.router.ts';
import { moderationRouter } from './moderation/moderation.router.ts';
import { previewOf } from './preview/preview.router.ts';
import { redirectRouter } from './redirects/redirect.router.ts';
import { forumRouter } from './forum/forum.router.ts';
import { supervisionRouter } from './supervision/supervision.router.ts';
import { createCallerFactory, router } from './trpc/trpc.ts';

/** Routers whose mutations can be previewed. */
const writtenRouter = router({
  game: gameRouter,
  league: leagueRouter,
  tournament: tournamentRouter,
  history: historyRouter,
});

/** All procedures. Pages, REST and the web application call them. */
export const appRouter = router({
  site: siteRouter,
  season: seasonRouter,
  league: leagueRouter,
  category: categoryRouter,
  region: regionRouter,
  division: divisionRouter,
  city: cityRouter,
  organization: organizationRouter,
  places: placesRouter,
  venue: venueRouter,
  ruleset: rulesetRouter,
  catalogue: catalogueRouter,
  team: teamRouter,
  game: gameRouter,
  tournament: tournamentRouter,
  search: searchRouter,
  redirect: redirectRouter,
  forum: forumRouter,
  chat: chatRouter,
  account: accountRouter,
  signInMethods: signInMethodsRouter,
  mail: mailRouter,
  setup: setupRouter,
  admin: adminRouter,
  member: memberRouter,
  settings: settingsRouter,
  banner: bannerRouter,
  feed: feedRouter,
  user: userRouter,
  activity: activityRouter,
  live: liveRouter,
  supervision: supervisionRouter,
  following: followingRouter,
  dashboard: dashboardRouter,
  notification: notificationRouter,
  history: historyRouter,
  moderation: moderationRouter,
  imports: importsRouter,
  content: contentRouter,
  statistics: statisticsRouter,
  preview: previewOf(writtenRouter),
});
export type AppRouter = typeof appRouter;
export const createCaller = createCallerFactory(appRouter);

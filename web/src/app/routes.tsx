import type { PageName } from '@rondelle/contracts/site/routes.ts';
import type { ComponentType } from 'react';
import { ask, type Question } from '../lib/ask.ts';
import type { Nav } from '../lib/nav.ts';
import { type PageOf, type Place, pageAt } from '../lib/place.ts';
import { questions } from '../lib/questions.ts';

type Route<N extends PageName> = {
  /** The page's chunk, loaded when it is needed. */
  readonly load: () => Promise<ComponentType>;
  /** The same module as the manifest names it. */
  readonly module: string;
  /** What the page asks before it is shown, as its hook will ask it; some ask about the season that the menu names. */
  readonly asks: (page: PageOf<N>, nav: Nav) => readonly Question[];
};

const homeAsks = ({ lang }: PageOf<'home'>, { ongoingSeason }: Nav) =>
  ongoingSeason ? [ask('season.home', questions.seasonHome(lang, ongoingSeason.slug))] : [];

const searchAsks = (page: PageOf<'search'>, { ongoingSeason }: Nav) => {
  const question = questions.searchPage(page, ongoingSeason?.slug ?? null);
  return question ? [ask('search.all', question)] : [];
};

const activityAsks = (page: PageOf<'activity'>) => {
  const question = questions.event(page);
  return [question ? ask('history.event', question) : ask('activity.list', questions.activity(page))];
};

const isHistory = ({ search }: { readonly search: URLSearchParams }) => search.get('view') === 'history';

/** Every page: its component and its questions. The only table of its kind; paths are in the contracts. */
export const routes: { readonly [N in PageName]: Route<N> } = {
  home: {
    load: async () => (await import('../features/home/HomePage.tsx')).HomePage,
    module: 'src/features/home/HomePage.tsx',
    asks: homeAsks,
  },
  about: {
    load: async () => (await import('../features/about/AboutPage.tsx')).AboutPage,
    module: 'src/features/about/AboutPage.tsx',
    asks: () => [],
  },
  search: {
    load: async () => (await import('../features/search/SearchPage.tsx')).SearchPage,
    module: 'src/features/search/SearchPage.tsx',
    asks: searchAsks,
  },
  login: {
    load: async () => (await import('../features/login/LoginPage.tsx')).LoginPage,
    module: 'src/features/login/LoginPage.tsx',
    asks: () => [],
  },
  register: {
    load: async () => (await import('../features/register/RegisterPage.tsx')).RegisterPage,
    module: 'src/features/register/RegisterPage.tsx',
    asks: () => [],
  },
  verify: {
    load: async () => (await import('../features/verify/VerifyPage.tsx')).VerifyPage,
    module: 'src/features/verify/VerifyPage.tsx',
    asks: () => [],
  },
  forgottenPassword: {
    load: async () => (await import('../features/forgotten/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
    module: 'src/features/forgotten/ForgottenPasswordPage.tsx',
    asks: () => [],
  },
  forgottenUsername: {
    load: async () => (await import('../features/forgotten/ForgottenUsernamePage.tsx')).ForgottenUsernamePage,
    module: 'src/features/forgotten/ForgottenUsernamePage.tsx',
    asks: () => [],
  },
  resetPassword: {
    load: async () => (await import('../features/forgotten/ResetPasswordPage.tsx')).ResetPasswordPage,
    module: 'src/features/forgotten/ResetPasswordPage.tsx',
    asks: () => [],
  },
  parentConsent: {
    load: async () => (await import('../features/forgotten/ParentConsentPage.tsx')).ParentConsentPage,
    module: 'src/features/forgotten/ParentConsentPage.tsx',
    asks: () => [],
  },
  account: {
    load: async () => (await import('../features/account/AccountPage.tsx')).AccountPage,
    module: 'src/features/account/AccountPage.tsx',
    asks: () => [],
  },
  terms: {
    load: async () => (await import('../features/terms/TermsPage.tsx')).TermsPage,
    module: 'src/features/terms/TermsPage.tsx',
    asks: () => [],
  },
  privacy: {
    load: async () => (await import('../features/privacy/PrivacyPage.tsx')).PrivacyPage,
    module: 'src/features/privacy/PrivacyPage.tsx',
    asks: ({ lang }) => [ask('site.privacy', questions.privacy(lang))],
  },
  roles: {
    load: async () => (await import('../features/roles/RolesPage.tsx')).RolesPage,
    module: 'src/features/roles/RolesPage.tsx',
    asks: () => [],
  },
  logout: {
    load: async () => (await import('../features/logout/LogoutPage.tsx')).LogoutPage,
    module: 'src/features/logout/LogoutPage.tsx',
    asks: () => [],
  },
  members: {
    load: async () => (await import('../features/members/MembersPage.tsx')).MembersPage,
    module: 'src/features/members/MembersPage.tsx',
    asks: () => [],
  },
  review: {
    load: async () => (await import('../features/moderation/ReviewPage.tsx')).ReviewPage,
    module: 'src/features/moderation/ReviewPage.tsx',
    asks: () => [],
  },
  rollBack: {
    load: async () => (await import('../features/rollback/RollBackPage.tsx')).RollBackPage,
    module: 'src/features/rollback/RollBackPage.tsx',
    asks: () => [],
  },
  replay: {
    load: async () => (await import('../features/replay/ReplayPage.tsx')).ReplayPage,
    module: 'src/features/replay/ReplayPage.tsx',
    asks: () => [],
  },
  // Made for the admin who asks: the gateway gives this page's questions their session.
  logs: {
    load: async () => (await import('../features/logs/LogsPage.tsx')).LogsPage,
    module: 'src/features/logs/LogsPage.tsx',
    asks: (page) => [ask('admin.logs', questions.adminLogs(page))],
  },
  forbidden: {
    load: async () => (await import('../features/forbidden/ForbiddenPage.tsx')).ForbiddenPage,
    module: 'src/features/forbidden/ForbiddenPage.tsx',
    asks: () => [],
  },
  dashboard: {
    load: async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage,
    module: 'src/features/dashboard/DashboardPage.tsx',
    asks: () => [],
  },
  supervisors: {
    load: async () => (await import('../features/supervisors/SupervisorsPage.tsx')).SupervisorsPage,
    module: 'src/features/supervisors/SupervisorsPage.tsx',
    asks: (page) => [ask('supervision.list', questions.supervisors(page))],
  },
  supervisor: {
    load: async () => (await import('../features/supervisor/SupervisorPage.tsx')).SupervisorPage,
    module: 'src/features/supervisor/SupervisorPage.tsx',
    asks: (page) => [
      ask('supervision.get', questions.supervisor(page)),
      ask('supervision.contactTicket', questions.supervisor(page)),
    ],
  },
  user: {
    load: async () => (await import('../features/user/UserPage.tsx')).UserPage,
    module: 'src/features/user/UserPage.tsx',
    asks: (page) => [ask('user.get', questions.user(page))],
  },
  season: {
    load: async () => (await import('../features/season/SeasonPage.tsx')).SeasonPage,
    module: 'src/features/season/SeasonPage.tsx',
    asks: (page) => [ask('season.home', questions.season(page))],
  },
  latestResults: {
    load: async () => (await import('../features/latest-results/LatestResultsPage.tsx')).LatestResultsPage,
    module: 'src/features/latest-results/LatestResultsPage.tsx',
    asks: (page) => [ask('season.latestResults', questions.latestResults(page))],
  },
  leaderboard: {
    load: async () => (await import('../features/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
    module: 'src/features/leaderboard/LeaderboardPage.tsx',
    asks: (page) => [ask('season.leaderboard', questions.leaderboard(page))],
  },
  activity: {
    load: async () => (await import('../features/activity/ActivityPage.tsx')).ActivityPage,
    module: 'src/features/activity/ActivityPage.tsx',
    asks: activityAsks,
  },
  liveScores: {
    load: async () => (await import('../features/live-scores/LiveScoresPage.tsx')).LiveScoresPage,
    module: 'src/features/live-scores/LiveScoresPage.tsx',
    asks: (page) => [ask('season.liveScores', questions.liveScores(page))],
  },
  enterResults: {
    load: async () => (await import('../features/game-forms/EnterResultsPage.tsx')).EnterResultsPage,
    module: 'src/features/game-forms/EnterResultsPage.tsx',
    asks: (page) => [ask('season.get', questions.enterResults(page))],
  },
  leagues: {
    load: async () => (await import('../features/leagues/LeaguesPage.tsx')).LeaguesPage,
    module: 'src/features/leagues/LeaguesPage.tsx',
    asks: (page) => [ask('league.list', questions.leagues(page))],
  },
  teams: {
    load: async () => (await import('../features/teams/TeamsPage.tsx')).TeamsPage,
    module: 'src/features/teams/TeamsPage.tsx',
    asks: (page) => [ask('team.list', questions.teams(page))],
  },
  tournaments: {
    load: async () => (await import('../features/tournaments/TournamentsPage.tsx')).TournamentsPage,
    module: 'src/features/tournaments/TournamentsPage.tsx',
    asks: (page) => [ask('tournament.list', questions.tournaments(page))],
  },
  category: {
    load: async () => (await import('../features/category/CategoryPage.tsx')).CategoryPage,
    module: 'src/features/category/CategoryPage.tsx',
    asks: (page) => [ask('category.get', questions.category(page))],
  },
  region: {
    load: async () => (await import('../features/region/RegionPage.tsx')).RegionPage,
    module: 'src/features/region/RegionPage.tsx',
    asks: (page) => [ask('region.get', questions.region(page))],
  },
  league: {
    load: async () => (await import('../features/league/LeaguePage.tsx')).LeaguePage,
    module: 'src/features/league/LeaguePage.tsx',
    asks: (page) => [
      ask('league.table', questions.league(page)),
      ...(page.search.has('why') ? [ask('league.moves', questions.leagueMoves(page))] : []),
      ...(isHistory(page) ? [ask('history.league', questions.leagueHistory(page))] : []),
      ...(page.search.get('view') === 'games' ? [ask('league.games', questions.leagueGames(page))] : []),
    ],
  },
  team: {
    load: async () => (await import('../features/team/TeamPage.tsx')).TeamPage,
    module: 'src/features/team/TeamPage.tsx',
    asks: (page) => [
      ask('team.get', questions.team(page)),
      ...(isHistory(page) ? [ask('history.team', questions.teamHistory(page))] : []),
    ],
  },
  teamStats: {
    load: async () => (await import('../features/team-stats/TeamStatsPage.tsx')).TeamStatsPage,
    module: 'src/features/team-stats/TeamStatsPage.tsx',
    asks: (page) => [ask('team.stats', questions.teamStats(page))],
  },
  rivalry: {
    load: async () => (await import('../features/rivalry/RivalryPage.tsx')).RivalryPage,
    module: 'src/features/rivalry/RivalryPage.tsx',
    asks: (page) => [ask('team.rivals', questions.rivals(page))],
  },
  game: {
    load: async () => (await import('../features/game/GamePage.tsx')).GamePage,
    module: 'src/features/game/GamePage.tsx',
    asks: (page) => [ask('game.get', questions.game(page))],
  },
  tournament: {
    load: async () => (await import('../features/tournament/TournamentPage.tsx')).TournamentPage,
    module: 'src/features/tournament/TournamentPage.tsx',
    asks: (page) => [
      ask('tournament.get', questions.tournament(page)),
      ...(isHistory(page) ? [ask('history.tournament', questions.tournamentHistory(page))] : []),
    ],
  },
};

const asksOf = <N extends PageName>(name: N, page: PageOf<N>, nav: Nav) => routes[name].asks(page, nav);

/** What the page at a place asks; the menu, which every page asks for, is not in here. */
export const questionsAt = (place: Place, nav: Nav): readonly Question[] =>
  place.page ? asksOf(place.page.page, pageAt(place, place.page.page), nav) : [];

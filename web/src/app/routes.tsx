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
    asks: (page) => [ask('activity.list', questions.activity(page))],
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
      ...(page.search.get('view') === 'games' ? [ask('league.games', questions.leagueGames(page))] : []),
    ],
  },
  team: {
    load: async () => (await import('../features/team/TeamPage.tsx')).TeamPage,
    module: 'src/features/team/TeamPage.tsx',
    asks: (page) => [ask('team.get', questions.team(page))],
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
    asks: (page) => [ask('tournament.get', questions.tournament(page))],
  },
};

const asksOf = <N extends PageName>(name: N, page: PageOf<N>, nav: Nav) => routes[name].asks(page, nav);

/** What the page at a place asks; the menu, which every page asks for, is not in here. */
export const questionsAt = (place: Place, nav: Nav): readonly Question[] =>
  place.page ? asksOf(place.page.page, pageAt(place, place.page.page), nav) : [];

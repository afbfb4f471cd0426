import { ask } from '../../lib/ask.ts';
import { questions } from '../../lib/questions.ts';
import type { Routes } from './route.ts';

const isHistory = ({ search }: { readonly search: URLSearchParams }) => search.get('view') === 'history';

/** Seasons, and all that is played in them. */
export const competitionRoutes = {
  season: {
    load: async () => (await import('../../features/season/SeasonPage.tsx')).SeasonPage,
    module: 'src/features/season/SeasonPage.tsx',
    asks: (page) => [ask('season.home', questions.season(page))],
  },
  latestResults: {
    load: async () => (await import('../../features/latest-results/LatestResultsPage.tsx')).LatestResultsPage,
    module: 'src/features/latest-results/LatestResultsPage.tsx',
    asks: (page) => [ask('season.latestResults', questions.latestResults(page))],
  },
  leaderboard: {
    load: async () => (await import('../../features/leaderboard/LeaderboardPage.tsx')).LeaderboardPage,
    module: 'src/features/leaderboard/LeaderboardPage.tsx',
    asks: (page) => [ask('season.leaderboard', questions.leaderboard(page))],
  },
  liveScores: {
    load: async () => (await import('../../features/live-scores/LiveScoresPage.tsx')).LiveScoresPage,
    module: 'src/features/live-scores/LiveScoresPage.tsx',
    asks: (page) => [ask('season.liveScores', questions.liveScores(page))],
  },
  enterResults: {
    load: async () => (await import('../../features/game-forms/EnterResultsPage.tsx')).EnterResultsPage,
    module: 'src/features/game-forms/EnterResultsPage.tsx',
    asks: (page) => [ask('season.get', questions.enterResults(page))],
  },
  leagues: {
    load: async () => (await import('../../features/leagues/LeaguesPage.tsx')).LeaguesPage,
    module: 'src/features/leagues/LeaguesPage.tsx',
    asks: (page) => [ask('league.list', questions.leagues(page))],
  },
  teams: {
    load: async () => (await import('../../features/teams/TeamsPage.tsx')).TeamsPage,
    module: 'src/features/teams/TeamsPage.tsx',
    asks: (page) => [ask('team.list', questions.teams(page))],
  },
  tournaments: {
    load: async () => (await import('../../features/tournaments/TournamentsPage.tsx')).TournamentsPage,
    module: 'src/features/tournaments/TournamentsPage.tsx',
    asks: (page) => [ask('tournament.list', questions.tournaments(page))],
  },
  category: {
    load: async () => (await import('../../features/category/CategoryPage.tsx')).CategoryPage,
    module: 'src/features/category/CategoryPage.tsx',
    asks: (page) => [ask('category.get', questions.category(page))],
  },
  region: {
    load: async () => (await import('../../features/region/RegionPage.tsx')).RegionPage,
    module: 'src/features/region/RegionPage.tsx',
    asks: (page) => [ask('region.get', questions.region(page))],
  },
  league: {
    load: async () => (await import('../../features/league/LeaguePage.tsx')).LeaguePage,
    module: 'src/features/league/LeaguePage.tsx',
    asks: (page) => [
      ask('league.table', questions.league(page)),
      ...(page.search.has('why') ? [ask('league.moves', questions.leagueMoves(page))] : []),
      ...(isHistory(page) ? [ask('history.league', questions.leagueHistory(page))] : []),
      ...(page.search.get('view') === 'games' ? [ask('league.games', questions.leagueGames(page))] : []),
    ],
  },
  team: {
    load: async () => (await import('../../features/team/TeamPage.tsx')).TeamPage,
    module: 'src/features/team/TeamPage.tsx',
    asks: (page) => [
      ask('team.get', questions.team(page)),
      ...(isHistory(page) ? [ask('history.team', questions.teamHistory(page))] : []),
    ],
  },
  teamStats: {
    load: async () => (await import('../../features/team-stats/TeamStatsPage.tsx')).TeamStatsPage,
    module: 'src/features/team-stats/TeamStatsPage.tsx',
    asks: (page) => [ask('team.stats', questions.teamStats(page))],
  },
  rivalry: {
    load: async () => (await import('../../features/rivalry/RivalryPage.tsx')).RivalryPage,
    module: 'src/features/rivalry/RivalryPage.tsx',
    asks: (page) => [ask('team.rivals', questions.rivals(page))],
  },
  game: {
    load: async () => (await import('../../features/game/GamePage.tsx')).GamePage,
    module: 'src/features/game/GamePage.tsx',
    asks: (page) => [ask('game.get', questions.game(page))],
  },
  tournament: {
    load: async () => (await import('../../features/tournament/TournamentPage.tsx')).TournamentPage,
    module: 'src/features/tournament/TournamentPage.tsx',
    asks: (page) => [
      ask('tournament.get', questions.tournament(page)),
      ...(isHistory(page) ? [ask('history.tournament', questions.tournamentHistory(page))] : []),
    ],
  },
} as const satisfies Routes;

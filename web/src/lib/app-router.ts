import type {
  categoryAnswer,
  latestResultsAnswer,
  leaderboardAnswer,
  leaguesAnswer,
  navAnswer,
  regionAnswer,
  searchAnswer,
  searchLeaguesAnswer,
  searchTeamsAnswer,
  seasonAnswer,
  seasonHomeAnswer,
  teamsAnswer,
  tournamentsAnswer,
} from '@rondelle/contracts/competition/season.answers.ts';
import type {
  gameAnswer,
  gameHistoryAnswer,
  scoresAnswer,
} from '@rondelle/contracts/competition/game.answers.ts';
import type { leagueAnswer, leagueGamesAnswer } from '@rondelle/contracts/competition/league.answers.ts';
import type {
  rivalsAnswer,
  teamAnswer,
  teamStatsAnswer,
} from '@rondelle/contracts/competition/team.answers.ts';
import type { tournamentAnswer } from '@rondelle/contracts/competition/tournament.answers.ts';
import * as q from '@rondelle/contracts/competition/questions.ts';
import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import type { z } from 'zod';

/** The shape of the router until the gateway's own can be imported; only its type is used. */
const { router, procedure: p } = initTRPC.create({ transformer: superjson });
const none = <T extends z.ZodType>(): z.infer<T> => {
  throw new Error('types only');
};
const appRouter = router({
  site: router({ nav: p.input(q.navQuestion).query(none<typeof navAnswer>) }),
  season: router({
    get: p.input(q.seasonQuestion).query(none<typeof seasonAnswer>),
    home: p.input(q.seasonQuestion).query(none<typeof seasonHomeAnswer>),
    latestResults: p.input(q.latestResultsQuestion).query(none<typeof latestResultsAnswer>),
    leaderboard: p.input(q.leaderboardQuestion).query(none<typeof leaderboardAnswer>),
  }),
  league: router({
    list: p.input(q.inCategoryQuestion).query(none<typeof leaguesAnswer>),
    table: p.input(q.leagueQuestion).query(none<typeof leagueAnswer>),
    games: p.input(q.leagueGamesQuestion).query(none<typeof leagueGamesAnswer>),
  }),
  category: router({ get: p.input(q.categoryQuestion).query(none<typeof categoryAnswer>) }),
  region: router({ get: p.input(q.regionQuestion).query(none<typeof regionAnswer>) }),
  team: router({
    list: p.input(q.pagedCategoryQuestion).query(none<typeof teamsAnswer>),
    get: p.input(q.teamQuestion).query(none<typeof teamAnswer>),
    stats: p.input(q.teamStatsQuestion).query(none<typeof teamStatsAnswer>),
    rivals: p.input(q.rivalsQuestion).query(none<typeof rivalsAnswer>),
  }),
  game: router({
    get: p.input(q.gameQuestion).query(none<typeof gameAnswer>),
    history: p.input(q.gameQuestion).query(none<typeof gameHistoryAnswer>),
    scores: p.input(q.seasonQuestion).query(none<typeof scoresAnswer>),
  }),
  tournament: router({
    list: p.input(q.inCategoryQuestion).query(none<typeof tournamentsAnswer>),
    get: p.input(q.tournamentQuestion).query(none<typeof tournamentAnswer>),
  }),
  search: router({
    all: p.input(q.searchQuestion).query(none<typeof searchAnswer>),
    leagues: p.input(q.searchQuestion).query(none<typeof searchLeaguesAnswer>),
    teams: p.input(q.searchQuestion).query(none<typeof searchTeamsAnswer>),
  }),
});
export type AppRouter = typeof appRouter;

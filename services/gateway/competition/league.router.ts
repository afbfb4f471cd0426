import {
  inCategoryQuestion,
  leagueGamesQuestion,
  leagueMovesQuestion,
  leagueQuestion,
} from '@rondelle/contracts/competition/questions.ts';
import { leaguesOfSeason } from '@rondelle/projections/catalogue/leagues.queries.ts';
import { leagueMoves } from '@rondelle/projections/moves/moves.queries.ts';
import { leagueGames } from '@rondelle/projections/standings/league-games.queries.ts';
import { leagueTable } from '@rondelle/projections/standings/league-table.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const leagueRouter = router({
  list: publicProcedure.input(inCategoryQuestion).query(({ ctx, input }) => leaguesOfSeason(ctx.db, input)),
  table: publicProcedure.input(leagueQuestion).query(({ ctx, input }) => leagueTable(ctx.db, input)),
  moves: publicProcedure.input(leagueMovesQuestion).query(({ ctx, input }) => leagueMoves(ctx.db, input)),
  games: publicProcedure.input(leagueGamesQuestion).query(({ ctx, input }) => leagueGames(ctx.db, input)),
});

import { choosingInput, searchInput, teamSearchInput } from '@rondelle/contracts/competition/inputs.ts';
import { searchAll, searchLeagues, searchTeams } from '@rondelle/projections/catalogue/search.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const searchRouter = router({
  all: publicProcedure.input(searchInput).query(({ ctx, input }) => searchAll(ctx.db, input)),
  leagues: publicProcedure.input(choosingInput).query(({ ctx, input }) => searchLeagues(ctx.db, input)),
  teams: publicProcedure.input(teamSearchInput).query(({ ctx, input }) => searchTeams(ctx.db, input)),
});

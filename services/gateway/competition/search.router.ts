import {
  choosingQuestion,
  searchQuestion,
  teamSearchQuestion,
} from '@rondelle/contracts/competition/questions.ts';
import { searchAll, searchLeagues, searchTeams } from '@rondelle/projections/catalogue/search.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const searchRouter = router({
  all: publicProcedure.input(searchQuestion).query(({ ctx, input }) => searchAll(ctx.db, input)),
  leagues: publicProcedure.input(choosingQuestion).query(({ ctx, input }) => searchLeagues(ctx.db, input)),
  teams: publicProcedure.input(teamSearchQuestion).query(({ ctx, input }) => searchTeams(ctx.db, input)),
});

import {
  pagedCategoryQuestion,
  rivalsQuestion,
  teamQuestion,
  teamStatsQuestion,
} from '@rondelle/contracts/competition/questions.ts';
import { teamsOfSeason } from '@rondelle/projections/catalogue/teams.queries.ts';
import { rivals } from '@rondelle/projections/rivalries/rivals.queries.ts';
import { teamAsked } from '@rondelle/projections/team-records/team.queries.ts';
import { teamStats } from '@rondelle/projections/team-records/team-stats.queries.ts';
import { publicProcedure, router } from '../trpc.ts';

export const teamRouter = router({
  list: publicProcedure.input(pagedCategoryQuestion).query(({ ctx, input }) => teamsOfSeason(ctx.db, input)),
  get: publicProcedure.input(teamQuestion).query(({ ctx, input }) => teamAsked(ctx.db, input)),
  stats: publicProcedure.input(teamStatsQuestion).query(({ ctx, input }) => teamStats(ctx.db, input)),
  rivals: publicProcedure.input(rivalsQuestion).query(({ ctx, input }) => rivals(ctx.db, input)),
});

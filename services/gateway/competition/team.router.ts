import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import {
  pagedCategoryInput,
  rivalsInput,
  teamInput,
  teamStatsInput,
} from '@rondelle/contracts/competition/inputs.ts';
import { teamsOfSeason } from '@rondelle/projections/catalogue/teams.queries.ts';
import { rivals } from '@rondelle/projections/rivalries/rivals.queries.ts';
import { teamPage } from '@rondelle/projections/team-records/team.queries.ts';
import { teamStats } from '@rondelle/projections/team-records/team-stats.queries.ts';
import { supervisorsOfTeam } from '@rondelle/members/supervision/supervisors-of.ts';
import { publicProcedure, router } from '../trpc.ts';
import { teamWriting } from '../writing/team.writing.ts';
import { teamCurrent } from '../writing/current.ts';

export const teamRouter = router({
  list: publicProcedure.input(pagedCategoryInput).query(({ ctx, input }) => teamsOfSeason(ctx.db, input)),
  get: publicProcedure.input(teamInput).query(async ({ ctx: { db }, input }): Promise<TeamOutput> => {
    const answer = await teamPage(db, input);
    const { team } = answer;
    const supervisors = team.season ? await supervisorsOfTeam(db, team.id, team.season.id) : [];
    return { ...answer, supervisors };
  }),
  stats: publicProcedure.input(teamStatsInput).query(({ ctx, input }) => teamStats(ctx.db, input)),
  rivals: publicProcedure.input(rivalsInput).query(({ ctx, input }) => rivals(ctx.db, input)),
  ...teamWriting,
  ...teamCurrent,
});

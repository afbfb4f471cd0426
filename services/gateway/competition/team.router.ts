import type { TeamAnswer } from '@rondelle/contracts/competition/team.answers.ts';
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
import { supervisorsOfTeam } from '../supervision/supervisors-of.ts';
import { publicProcedure, router } from '../trpc.ts';
import { teamWriting } from '../writing/team.writing.ts';
import { teamCurrent } from '../writing/current.ts';

export const teamRouter = router({
  list: publicProcedure.input(pagedCategoryQuestion).query(({ ctx, input }) => teamsOfSeason(ctx.db, input)),
  get: publicProcedure.input(teamQuestion).query(async ({ ctx: { db }, input }): Promise<TeamAnswer> => {
    const answer = await teamAsked(db, input);
    const { team } = answer;
    const supervisors = team.season ? await supervisorsOfTeam(db, team.id, team.season.id) : [];
    return { ...answer, supervisors };
  }),
  stats: publicProcedure.input(teamStatsQuestion).query(({ ctx, input }) => teamStats(ctx.db, input)),
  rivals: publicProcedure.input(rivalsQuestion).query(({ ctx, input }) => rivals(ctx.db, input)),
  ...teamWriting,
  ...teamCurrent,
});

import { tournamentForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { tournamentOutput } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { tournamentsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import {
  inCategoryInput,
  tournamentForecastInput,
  tournamentInput,
} from '@rondelle/contracts/competition/inputs.ts';
import { tournamentPage } from '@rondelle/projections/queries/bracket/tournament.queries.ts';
import { tournamentsOfSeason } from '@rondelle/projections/queries/catalogue/tournaments.queries.ts';
import { tournamentForecast } from '@rondelle/projections/queries/outlook/tournament-forecast.queries.ts';
import { supervisorsOf } from '@rondelle/members/supervision/supervisors-of.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';
import { tournamentMutations } from '../writing/competition.writing.ts';
import { tournamentCurrent } from '../writing/current.ts';

export const tournamentRouter = router({
  list: publicProcedure
    .meta({ rest: route('GET /tournaments', 'The tournaments of a season, with their winners.') })
    .input(inCategoryInput)
    .output(unchecked(tournamentsOutput))
    .query(({ ctx, input }) => tournamentsOfSeason(ctx.db, input)),
  get: publicProcedure
    .meta({
      rest: route(
        'GET /tournaments/{tid}',
        'A tournament: group tables, knock-out rounds, schedule and outcome, now or as of a day played or an instant known.',
      ),
    })
    .input(tournamentInput)
    .output(unchecked(tournamentOutput))
    .query(async ({ ctx: { db }, input }) => {
      const output = await tournamentPage(db, input);
      // A tournament at a past instant never changes, so it leaves out today's supervisors.
      if (input.knownAt !== undefined) return output;
      return { ...output, supervisors: await supervisorsOf(db, 'tournament', output.tournament.id) };
    }),
  forecast: publicProcedure
    .meta({
      rest: route(
        'GET /tournaments/{tid}/forecast',
        'The chances of every team to finish at each rank of its group and to go on, from the games to come.',
      ),
    })
    .input(tournamentForecastInput)
    .output(unchecked(tournamentForecastOutput))
    .query(({ ctx, input }) => tournamentForecast(ctx.db, input, ctx.simulator)),
  ...tournamentMutations,
  ...tournamentCurrent,
});

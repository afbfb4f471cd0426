import { statisticsInput } from '@rondelle/contracts/competition/inputs.ts';
import { statisticsOutput } from '@rondelle/contracts/competition/statistics.outputs.ts';
import { timelineInput, timelineOutput } from '@rondelle/contracts/competition/timeline.ts';
import { statisticsOf } from '@rondelle/projections/queries/statistics/statistics.queries.ts';
import { timelineOf } from '@rondelle/projections/queries/statistics/timeline.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';

export const statisticsRouter = router({
  get: publicProcedure
    .meta({ rest: route('GET /statistics', 'A season in figures, and all seasons beside each other.') })
    .input(statisticsInput)
    .output(unchecked(statisticsOutput))
    .query(({ ctx, input }) => statisticsOf(ctx.db, input)),
  timeline: publicProcedure
    .meta({
      rest: route('GET /timeline', 'The seasons, latest first, with champions and feats, six a page.'),
    })
    .input(timelineInput)
    .output(unchecked(timelineOutput))
    .query(({ ctx, input }) => timelineOf(ctx.db, input)),
});

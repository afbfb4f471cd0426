import { categoryInput, divisionInput, regionInput } from '@rondelle/contracts/competition/inputs.ts';
import {
  categoryOutput,
  divisionOutput,
  regionOutput,
} from '@rondelle/contracts/competition/season.outputs.ts';
import { divisionOfSeason } from '@rondelle/projections/queries/catalogue/division.queries.ts';
import {
  categoryOfSeason,
  regionOfSeason,
} from '@rondelle/projections/queries/season/category-and-region.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';
import { categoryMutations, divisionMutations, regionMutations } from '../writing/catalogue.writing.ts';
import { categoryCurrent, divisionCurrent, regionCurrent } from '../writing/current.ts';

export const categoryRouter = router({
  get: publicProcedure
    .meta({
      rest: route(
        'GET /categories/{cid}',
        'A category in a season: its regions, leagues, tournaments and leaders.',
      ),
    })
    .input(categoryInput)
    .output(unchecked(categoryOutput))
    .query(({ ctx, input }) => categoryOfSeason(ctx.db, input)),
  ...categoryMutations,
  ...categoryCurrent,
});

export const regionRouter = router({
  get: publicProcedure
    .meta({
      rest: route('GET /regions/{rid}', 'A region in a season: its leagues, teams and latest results.'),
    })
    .input(regionInput)
    .output(unchecked(regionOutput))
    .query(({ ctx, input }) => regionOfSeason(ctx.db, input)),
  ...regionMutations,
  ...regionCurrent,
});

export const divisionRouter = router({
  get: publicProcedure
    .meta({
      rest: route('GET /divisions/{did}', 'A division in a season: the leagues that it is a part of.'),
    })
    .input(divisionInput)
    .output(unchecked(divisionOutput))
    .query(({ ctx, input }) => divisionOfSeason(ctx.db, input)),
  ...divisionMutations,
  ...divisionCurrent,
});

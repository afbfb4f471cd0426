import {
  legacyCategoryInput,
  legacyOutput,
  legacyRivalsInput,
  legacyTeamInput,
} from '@rondelle/contracts/site/legacy.ts';
import {
  legacyCategory,
  legacyRivals,
  legacyTeam,
} from '@rondelle/projections/queries/catalogue/legacy.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';

/** Finds the new pages for ids of the old site. */
export const redirectRouter = router({
  category: publicProcedure
    .meta({ rest: route('POST /redirect/category', 'The page of a category that the old site named.') })
    .input(legacyCategoryInput)
    .output(unchecked(legacyOutput))
    .query(({ ctx, input }) => legacyCategory(ctx.db, input)),
  team: publicProcedure
    .meta({ rest: route('POST /redirect/team', 'The page of a team that the old site named.') })
    .input(legacyTeamInput)
    .output(unchecked(legacyOutput))
    .query(({ ctx, input }) => legacyTeam(ctx.db, input)),
  rivals: publicProcedure
    .meta({ rest: route('POST /redirect/rivals', 'The page of two rivals that the old site named.') })
    .input(legacyRivalsInput)
    .output(unchecked(legacyOutput))
    .query(({ ctx, input }) => legacyRivals(ctx.db, input)),
});

import { choosingInput, searchInput, teamSearchInput } from '@rondelle/contracts/competition/inputs.ts';
import { searchAll, searchLeagues, searchTeams } from '@rondelle/projections/catalogue/search.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc.ts';
import { searchLeaguesOutput, searchTeamsOutput } from '@rondelle/contracts/competition/search.outputs.ts';

export const searchRouter = router({
  all: publicProcedure.input(searchInput).query(({ ctx, input }) => searchAll(ctx.db, input)),
  leagues: publicProcedure
    .meta({
      rest: route('GET /search/leagues', 'Leagues of a season whose name contains a text, at most twenty.'),
    })
    .input(choosingInput)
    .output(unchecked(searchLeaguesOutput))
    .query(({ ctx, input }) => searchLeagues(ctx.db, input)),
  teams: publicProcedure
    .meta({
      rest: route('GET /search/teams', 'Teams of a season whose name contains a text, at most twenty.'),
    })
    .input(teamSearchInput)
    .output(unchecked(searchTeamsOutput))
    .query(({ ctx, input }) => searchTeams(ctx.db, input)),
});

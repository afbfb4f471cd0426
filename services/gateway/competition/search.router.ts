import {
  autocompleteInput,
  selectBoxInput,
  divisionSearchInput,
  placeSearchInput,
  regionSearchInput,
  searchInput,
  teamSearchInput,
  tournamentTeamSearchInput,
} from '@rondelle/contracts/competition/inputs.ts';
import * as found from '@rondelle/contracts/competition/search.outputs.ts';
import * as search from '@rondelle/projections/queries/search/search.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';

/**
 * Search procedures; each returns at most twenty entities of a kind, closest match first. `places` and `locations` are
 * the names of venues and cities that the API documents.
 */
export const searchRouter = router({
  all: publicProcedure
    .meta({
      rest: route(
        'GET /search',
        'All entities of a season whose names resemble the text, the closest first.',
      ),
    })
    .input(searchInput)
    .output(unchecked(found.searchOutput))
    .query(({ ctx, input }) => search.searchAll(ctx.db, input)),
  autocomplete: publicProcedure
    .meta({
      rest: route('POST /autocomplete', 'Suggestions for an incomplete search text, at most twenty.'),
    })
    .input(autocompleteInput)
    .output(unchecked(found.autocompleteOutput))
    .query(({ ctx, input }) => search.autocomplete(ctx.db, input)),
  leagues: publicProcedure
    .meta({ rest: route('GET /search/leagues', 'Leagues of a season whose name is like a text.') })
    .input(selectBoxInput)
    .output(unchecked(found.searchLeaguesOutput))
    .query(({ ctx, input }) => search.searchLeagues(ctx.db, input)),
  teams: publicProcedure
    .meta({ rest: route('GET /search/teams', 'Teams of a season whose name is like a text.') })
    .input(teamSearchInput)
    .output(unchecked(found.searchTeamsOutput))
    .query(({ ctx, input }) => search.searchTeams(ctx.db, input)),
  tournamentTeams: publicProcedure
    .meta({
      rest: route('GET /search/tournaments/{tid}/teams', 'Teams of a tournament whose name is like a text.'),
    })
    .input(tournamentTeamSearchInput)
    .output(unchecked(found.searchTeamsOutput))
    .query(({ ctx, input }) => search.searchTeamsOfTournament(ctx.db, input)),
  tournaments: publicProcedure
    .meta({ rest: route('GET /search/tournaments', 'Tournaments of a season whose name is like a text.') })
    .input(selectBoxInput)
    .output(unchecked(found.searchTournamentsOutput))
    .query(({ ctx, input }) => search.searchTournaments(ctx.db, input)),
  categories: publicProcedure
    .meta({ rest: route('GET /search/categories', 'Categories of a season whose name is like a text.') })
    .input(selectBoxInput)
    .output(unchecked(found.searchNamedOutput))
    .query(({ ctx, input }) => search.searchCategories(ctx.db, input)),
  regions: publicProcedure
    .meta({
      rest: route(
        'GET /search/regions',
        'Regions of a season, or of a category in it, whose name is like a text.',
      ),
    })
    .input(regionSearchInput)
    .output(unchecked(found.searchNamedOutput))
    .query(({ ctx, input }) => search.searchRegions(ctx.db, input)),
  locations: publicProcedure
    .meta({ rest: route('GET /search/locations', 'Cities whose name is like a text.') })
    .input(placeSearchInput)
    .output(unchecked(found.searchLocationsOutput))
    .query(({ ctx, input }) => search.searchCities(ctx.db, input)),
  places: publicProcedure
    .meta({ rest: route('GET /search/places', "Arenas of a season's games whose name is like a text.") })
    .input(placeSearchInput)
    .output(unchecked(found.searchPlacesOutput))
    .query(({ ctx, input }) => search.searchVenues(ctx.db, input)),
  divisions: publicProcedure
    .meta({
      rest: route('GET /search/divisions', "Divisions of a season's leagues whose name is like a text."),
    })
    .input(divisionSearchInput)
    .output(unchecked(found.searchDivisionsOutput))
    .query(({ ctx, input }) => search.searchDivisions(ctx.db, input)),
});

import {
  citiesInput,
  cityInput,
  mapInput,
  organizationInput,
  suggestInput,
} from '@rondelle/contracts/competition/geography.inputs.ts';
import {
  citiesOutput,
  cityOutput,
  mapPageOutput,
  organizationOutput,
  organizationsOutput,
  suggestOutput,
  teamPlacesOutput,
  tournamentPlacesOutput,
} from '@rondelle/contracts/competition/geography.outputs.ts';
import { inCategoryInput } from '@rondelle/contracts/competition/inputs.ts';
import { cityList, cityPage, suggestCities } from '@rondelle/projections/queries/geography/cities.queries.ts';
import {
  organizationList,
  organizationPage,
} from '@rondelle/projections/queries/geography/organizations.queries.ts';
import {
  mapOfSeason,
  teamPlaces,
  tournamentPlaces,
} from '@rondelle/projections/queries/geography/places.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';
import { cityMutations, organizationMutations } from '../writing/catalogue.writing.ts';
import { cityCurrent, organizationCurrent } from '../writing/current.ts';

export const cityRouter = router({
  list: publicProcedure
    .meta({ rest: route('GET /cities', 'All cities, with how many teams each has in a season.') })
    .input(citiesInput)
    .output(unchecked(citiesOutput))
    .query(({ ctx, input }) => cityList(ctx.db, input)),
  get: publicProcedure
    .meta({
      rest: route('GET /cities/{ciid}', 'A city with its teams, tournaments and arenas in a season.'),
    })
    .input(cityInput)
    .output(unchecked(cityOutput))
    .query(({ ctx, input }) => cityPage(ctx.db, input)),
  suggest: publicProcedure
    .input(suggestInput)
    .output(unchecked(suggestOutput))
    .query(({ ctx, input }) => suggestCities(ctx.db, input)),
  ...cityMutations,
  ...cityCurrent,
});

export const organizationRouter = router({
  list: publicProcedure
    .meta({
      rest: route('GET /organizations', 'All organizations, with how many teams each has in a season.'),
    })
    .input(citiesInput)
    .output(unchecked(organizationsOutput))
    .query(({ ctx, input }) => organizationList(ctx.db, input)),
  get: publicProcedure
    .meta({ rest: route('GET /organizations/{oid}', 'An organization with its teams in a season.') })
    .input(organizationInput)
    .output(unchecked(organizationOutput))
    .query(({ ctx, input }) => organizationPage(ctx.db, input)),
  ...organizationMutations,
  ...organizationCurrent,
});

export const placesRouter = router({
  teams: publicProcedure
    .meta({ rest: route('GET /places/teams', 'The teams of a season by place, with coordinates.') })
    .input(inCategoryInput)
    .output(unchecked(teamPlacesOutput))
    .query(({ ctx, input }) => teamPlaces(ctx.db, input)),
  tournaments: publicProcedure
    .meta({
      rest: route('GET /places/tournaments', 'The tournaments of a season by place, with coordinates.'),
    })
    .input(inCategoryInput)
    .output(unchecked(tournamentPlacesOutput))
    .query(({ ctx, input }) => tournamentPlaces(ctx.db, input)),
  map: publicProcedure
    .input(mapInput)
    .output(unchecked(mapPageOutput))
    .query(async ({ ctx, input }) => ({
      ...(await mapOfSeason(ctx.db, input)),
      mapboxToken: ctx.elsewhere?.mapboxToken ?? null,
    })),
});

import {
  citiesInput,
  cityInput,
  mapInput,
  organizationInput,
  suggestInput,
  venueDayInput,
  venueInput,
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
  venueDayOutput,
  venueOutput,
  venuesOutput,
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
import { venueDay, venueList, venuePage } from '@rondelle/projections/queries/geography/venue.queries.ts';
import { route } from '../rest/rest-meta.ts';
import { publicProcedure, router, unchecked } from '../trpc/trpc.ts';
import { cityMutations, organizationMutations } from '../writing/catalogue.writing.ts';
import { todayOf } from './today.ts';
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

export const venueRouter = router({
  list: publicProcedure
    .meta({ rest: route('GET /venues', "All arenas of a season's games, with how many games each has.") })
    .input(citiesInput)
    .output(unchecked(venuesOutput))
    .query(({ ctx, input }) => venueList(ctx.db, input)),
  get: publicProcedure
    .meta({
      rest: route(
        'GET /venues/{city}/{venue}',
        'An arena with its address, the games of a week on its ice and the teams at home there.',
      ),
    })
    .input(venueInput)
    .output(unchecked(venueOutput))
    .query(({ ctx, input }) => venuePage(ctx.db, input, todayOf(ctx))),
  day: publicProcedure
    .input(venueDayInput)
    .output(unchecked(venueDayOutput))
    .query(({ ctx, input }) => venueDay(ctx.db, input, todayOf(ctx))),
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

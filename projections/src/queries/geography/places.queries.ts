import type { MapInput } from '@rondelle/contracts/competition/geography.inputs.ts';
import type {
  MapOutput,
  PlaceOnMap,
  TeamPlacesOutput,
  TournamentPlacesOutput,
  VenueOnMap,
} from '@rondelle/contracts/competition/geography.outputs.ts';
import type { InCategoryInput } from '@rondelle/contracts/competition/inputs.ts';
import { catalogueOfSeason } from '../catalogue/season-catalogue.ts';
import { tournamentCards } from '../catalogue/tournament-cards.ts';
import { type Catalogue, requestedCategory, seasonCatalogue } from '../outputs/catalogue.ts';
import { chosenCrest, listingOf } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { searchable } from '../../views/names/searchable.ts';
import { distinctNames } from '../outputs/city-names.ts';
import { cityRef, loadCities, type Place, placesBy } from './season-places.ts';
import { type SeasonVenue, venueCard, venuesIn, venuesOfSeason } from './season-venues.ts';
import { venueAddress } from '../../computing/geography/venue-address.ts';
import { byCategory } from './teams-by-category.ts';

const mostTeams = 20_000;

const teamsIn = (db: Db, seasonId: number, categoryId: number | undefined) =>
  db
    .selectFrom('team_seasons')
    .select(['teamId', 'seasonId', 'name', 'country', 'categoryId', 'regionId', 'city'])
    .select(chosenCrest)
    .where('seasonId', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('categoryId', '=', categoryId ?? 0))
    .orderBy('searchName')
    .orderBy('teamId')
    .limit(mostTeams)
    .execute();

const scopeOf = async (db: Db, { lang, sid, cid }: InCategoryInput) => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const category = requestedCategory(catalogue, cid, seasonId);
  const cities = await loadCities(db);
  const placeOf = placesBy(catalogue, cities, seasonId);
  const season = catalogue.season(seasonId);
  const filter = { seasonId, categoryId: cid };
  return { catalogue, seasonId, head: { season, category }, cities, placeOf, filter };
};

/** Groups entities by place, sorted by name. Leaves out those without a place. */
const grouped = <T>(
  catalogue: Catalogue,
  things: readonly T[],
  placeOf: (item: T) => Place | null,
): { place: Place; things: T[] }[] => {
  const groups = new Map<string, { place: Place; things: T[] }>();
  for (const item of things) {
    const place = placeOf(item);
    if (!place) continue;
    const group = groups.get(place.key) ?? { place, things: [] };
    group.things.push(item);
    groups.set(place.key, group);
  }
  return [...groups.values()].sort((a, b) => catalogue.compare(a.place.name, b.place.name));
};

const placeOutput = (catalogue: Catalogue, place: Place) => ({
  name: place.name,
  city: cityRef(catalogue, place),
  at: place.at,
});

export const teamPlaces = async (db: Db, input: InCategoryInput): Promise<TeamPlacesOutput> => {
  const { catalogue, seasonId, head, placeOf, filter } = await scopeOf(db, input);
  const rows = await teamsIn(db, seasonId, filter.categoryId);
  const places = grouped(catalogue, rows, ({ city, regionId }) =>
    city ? placeOf({ text: city, regionId }) : null,
  );
  return {
    ...head,
    count: rows.length,
    places: places.map(({ place, things }) => ({
      ...placeOutput(catalogue, place),
      teams: things.map((row) => {
        const { id, name, path, category } = listingOf(catalogue, row);
        return { id, name, path, category: { id: category.id, name: category.name } };
      }),
    })),
  };
};

export const tournamentPlaces = async (db: Db, input: InCategoryInput): Promise<TournamentPlacesOutput> => {
  const { catalogue, head, placeOf, filter } = await scopeOf(db, input);
  const cards = await tournamentCards(db, catalogue, filter);
  const places = grouped(catalogue, cards, ({ city }) =>
    city ? placeOf({ text: city, regionId: null }) : null,
  );
  return {
    ...head,
    count: cards.length,
    places: places.map(({ place, things }) => ({ ...placeOutput(catalogue, place), tournaments: things })),
  };
};

/** Returns the venues of places whose own position is known. */
const venuesOnMap = (
  groups: readonly { place: Place; things: readonly SeasonVenue[] }[],
  nameOf: (place: Place) => string,
): VenueOnMap[] =>
  groups.flatMap(({ place, things }) =>
    things.flatMap(({ name, key }) => {
      const { at } = venueAddress(key.venue, place, 'fr');
      return at === null ? [] : [{ name, place: nameOf(place), at }];
    }),
  );

/**
 * Returns the number of teams, tournaments and arenas at each place in a season, and the list of them for the selected
 * place.
 */
export const mapOfSeason = async (db: Db, input: MapInput): Promise<MapOutput> => {
  const { catalogue, seasonId, head, cities, placeOf, filter } = await scopeOf(db, input);
  const cityName = distinctNames(catalogue, cities, seasonId);
  const nameOf = ({ city, name }: Place): string => (city ? cityName(city) : name);
  const [rows, cards, arenas, { categories }] = await Promise.all([
    teamsIn(db, seasonId, filter.categoryId),
    tournamentCards(db, catalogue, filter),
    venuesOfSeason(db, filter),
    catalogueOfSeason(db, catalogue, seasonId),
  ]);
  const teams = grouped(catalogue, rows, ({ city, regionId }) =>
    city ? placeOf({ text: city, regionId }) : null,
  );
  const tournaments = grouped(catalogue, cards, ({ city }) =>
    city ? placeOf({ text: city, regionId: null }) : null,
  );
  const venues = grouped(catalogue, venuesIn(catalogue, arenas, placeOf), ({ place }) => place);
  const places = new Map<string, PlaceOnMap>();
  const count = (
    kind: 'teams' | 'tournaments' | 'venues',
    groups: readonly { place: Place; things: unknown[] }[],
  ) => {
    for (const { place, things } of groups) {
      const before = places.get(place.key) ?? {
        ...placeOutput(catalogue, place),
        name: nameOf(place),
        teams: 0,
        tournaments: 0,
        venues: 0,
      };
      places.set(place.key, { ...before, [kind]: things.length });
    }
  };
  count('teams', teams);
  count('tournaments', tournaments);
  count('venues', venues);
  const wanted = input.place === undefined ? null : searchable(input.place);
  const withRegion = ({ name, regionId }: Place): string =>
    regionId === null ? name : `${name} (${catalogue.nameOf('region', regionId, seasonId)})`;
  const groups = [...teams, ...tournaments, ...venues];
  const called = (name: (place: Place) => string) =>
    groups.find(({ place }) => searchable(name(place)) === wanted)?.place;
  // Links from elsewhere have the name alone, or the region too.
  const found = called(nameOf) ?? called(({ name }) => name) ?? called(withRegion);
  const isWanted = ({ place }: { place: Place }) => place.key === found?.key;
  return {
    ...head,
    categories,
    places: catalogue.inOrder([...places.values()]),
    venues: venuesOnMap(venues, nameOf),
    selected: found
      ? {
          ...placeOutput(catalogue, found),
          name: nameOf(found),
          categories: byCategory(
            catalogue,
            teams.filter(isWanted).flatMap(({ things }) => things),
          ),
          tournaments: tournaments.filter(isWanted).flatMap(({ things }) => things),
          venues: venues
            .filter(isWanted)
            .flatMap(({ things }) => things)
            .map(venueCard),
        }
      : null,
  };
};

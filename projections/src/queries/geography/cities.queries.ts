import type {
  CitiesInput,
  CityInput,
  SuggestInput,
} from '@rondelle/contracts/competition/geography.inputs.ts';
import type {
  CitiesOutput,
  CityOutput,
  SuggestOutput,
} from '@rondelle/contracts/competition/geography.outputs.ts';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { sql } from 'kysely';
import { tournamentCards } from '../catalogue/tournament-cards.ts';
import { citiesAsKnown } from '../as-of/teams-as-of.queries.ts';
import { anyOf } from '../sql/any-of.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { containing } from '../sql/like.ts';
import { chosenCrest } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { searchable } from '../../views/names/searchable.ts';
import { cityIndex } from '../../computing/geography/city-index.ts';
import { nameIn } from '../outputs/city-names.ts';
import { placesLike } from '../../computing/geography/gazetteer.ts';
import { loadCities, placesBy, teamsByCity } from './season-places.ts';
import { venueCard, venuesIn, venuesOfSeason } from './season-venues.ts';
import { byCategory } from './teams-by-category.ts';

const limits = { unlisted: 500, venues: 200, suggestions: 12 };

/** Returns the requested season, or the ongoing one; null when the site has none. */
export const seasonOr = (catalogue: Catalogue, sid: CitiesInput['sid']) =>
  sid === undefined ? catalogue.ongoing : catalogue.seasonBy(sid);

/** Returns all cities of the site with their number of teams in a season, and the places that only teams name. */
export const cityList = async (db: Db, { lang, sid }: CitiesInput): Promise<CitiesOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const season = seasonOr(catalogue, sid);
  const seasonId = season?.id ?? 0;
  const [cities, rows] = await Promise.all([loadCities(db), teamsByCity(db, { seasonId })]);
  const placeOf = placesBy(catalogue, cities, seasonId);
  const placed = rows.map((row) => ({
    ...row,
    place: placeOf({ text: row.city ?? '', regionId: row.regionId }),
  }));
  const teams = new Map<string, number>();
  for (const { place, teams: more } of placed) teams.set(place.key, (teams.get(place.key) ?? 0) + more);
  const plainRegion = (regionId: number) => {
    const { id, name } = catalogue.region(regionId, seasonId);
    return { id, name };
  };
  const unlisted = new Map(placed.filter(({ place }) => !place.city).map((one) => [one.place.key, one]));
  return {
    season: season && catalogue.season(season.id),
    categories: catalogue.inOrder(
      [...new Set(rows.map((row) => row.categoryId))].map((id) => catalogue.category(id, seasonId)),
    ),
    count: rows.reduce((sum, row) => sum + row.teams, 0),
    cities: catalogue.inOrder(
      cities.map((row) => {
        const name = nameIn(catalogue, row);
        const { cityId: id, latitude, longitude, regionId } = row;
        return {
          id,
          name,
          path: catalogue.paths.city({ id, name }),
          region: regionId === null ? null : plainRegion(regionId),
          at: latitude === null || longitude === null ? null : { latitude, longitude },
          teams: teams.get(`city-${id}`) ?? 0,
        };
      }),
    ),
    unlisted: catalogue
      .inOrder(
        [...unlisted.values()].map(({ place, regionId }) => ({
          name: place.name,
          region: plainRegion(regionId),
          at: place.at,
          teams: teams.get(place.key) ?? 0,
        })),
      )
      .slice(0, limits.unlisted),
  };
};

type Found = Awaited<ReturnType<typeof loadCities>>[number];

/** Returns a season's teams, tournaments and arenas in a city, under any of its names. */
const inCity = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  city: Found,
  cities: readonly Found[],
) => {
  const placeOf = placesBy(catalogue, cities, seasonId);
  const isHere = (text: string | null, regionId: number | null): boolean =>
    text !== null && text !== '' && placeOf({ text, regionId }).city?.cityId === city.cityId;
  const [placed, venues, tournaments] = await Promise.all([
    teamsByCity(db, { seasonId }),
    venuesOfSeason(db, { seasonId }),
    tournamentCards(db, catalogue, { seasonId }),
  ]);
  const texts = [...new Set(placed.map((row) => row.city ?? ''))];
  const teams = await db
    .selectFrom('team_seasons')
    .select(['teamId', 'seasonId', 'name', 'country', 'categoryId', 'regionId', 'city'])
    .select(chosenCrest)
    .where('seasonId', '=', seasonId)
    .where(
      anyOf(
        'city',
        texts.filter((text) => placed.some((row) => row.city === text && isHere(text, row.regionId))),
      ),
    )
    .limit(2_000)
    .execute();
  return {
    teams: teams.filter((row) => isHere(row.city, row.regionId)),
    // A tournament has no region, so its text means the first city of that name.
    tournaments: tournaments.filter((one) => isHere(one.city, null)),
    venues: venuesIn(catalogue, venues, placeOf)
      .filter(({ place }) => place?.city?.cityId === city.cityId)
      .slice(0, limits.venues)
      .map(venueCard),
  };
};

export const cityPage = async (db: Db, { lang, sid, ciid }: CityInput): Promise<CityOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const cities = await loadCities(db);
  const city = cities.find(({ cityId }) => cityId === ciid);
  if (!city) throw new DomainError('city/unknown', 'ciid');
  const season = seasonOr(catalogue, sid);
  const seasonId = season?.id ?? 0;
  const [{ teams, tournaments, venues }, organizations] = await Promise.all([
    inCity(db, catalogue, seasonId, city, cities),
    db
      .selectFrom('organizations')
      .select(['organizationId as id', 'nameFr', 'nameEn'])
      .where('cityId', '=', ciid)
      .orderBy('organizationId')
      .limit(500)
      .execute(),
  ]);
  const name = nameIn(catalogue, city);
  const other = catalogue.inOtherLanguage();
  const { latitude, longitude, regionId } = city;
  return {
    id: ciid,
    name,
    path: catalogue.paths.city({ id: ciid, name }),
    otherPath: other.paths.city({ id: ciid, name: nameIn(other, city) }),
    season: season && catalogue.season(season.id),
    region: regionId === null || !season ? null : catalogue.region(regionId, seasonId),
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    count: teams.length,
    categories: byCategory(catalogue, teams),
    organizations: catalogue.inOrder(
      organizations.map((row) => {
        const called = nameIn(catalogue, row);
        return { id: row.id, name: called, path: catalogue.paths.organization({ id: row.id, name: called }) };
      }),
    ),
    tournaments,
    venues,
  };
};

/** Returns cities whose name contains the query, then places of Quebec that are not cities of the site yet. */
export const suggestCities = async (db: Db, { lang, query }: SuggestInput): Promise<SuggestOutput> => {
  const pattern = containing(query);
  if (pattern === null) return [];
  const catalogue = await catalogueIn(db, lang);
  const cities = await loadCities(db);
  const rows = await db
    .selectFrom('cities')
    .select(['cityId', 'nameFr', 'nameEn', 'regionId', 'latitude', 'longitude'])
    .where('searchName', 'like', pattern)
    .orderBy('searchName')
    .orderBy('cityId')
    .limit(limits.suggestions)
    .execute();
  const seasonId = catalogue.ongoing?.id ?? 0;
  const own = rows.map(({ cityId: id, regionId, latitude, longitude, ...row }) => ({
    id,
    name: nameIn(catalogue, row),
    region: regionId === null ? null : catalogue.region(regionId, seasonId).name,
    at: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
  const placeOf = placesBy(catalogue, cities, seasonId);
  const others = placesLike(query, limits.suggestions)
    .filter(({ name }) => placeOf({ text: name, regionId: null }).city === null)
    .map(({ name, region, at }) => ({ id: null, name, region, at }));
  return [...own, ...others].slice(0, limits.suggestions);
};

const citiesCalled = (db: Db, text: string) =>
  db
    .selectFrom('cities')
    .select(['cityId', 'nameFr', 'nameEn', 'calledBy', 'regionId', 'latitude', 'longitude'])
    .where(sql<boolean>`"calledBy" @> ${JSON.stringify([searchable(text)])}::jsonb`)
    .limit(20)
    .execute();

/** Returns the city that a team's text names, now or at the catalogue's instant; null when none has that name. */
export const cityOfTeam = async (
  db: Db,
  { lang, paths, knownAt }: Catalogue,
  text: string | null,
  regionId: number,
): Promise<Ref | null> => {
  if (text === null || searchable(text) === '') return null;
  const rows = await (knownAt === undefined ? citiesCalled(db, text) : citiesAsKnown(db, text, knownAt));
  const row = cityIndex(rows).find(text, regionId);
  if (!row) return null;
  const city = { id: row.cityId, name: lang === 'fr' ? row.nameFr : row.nameEn };
  return { ...city, path: paths.city(city) };
};

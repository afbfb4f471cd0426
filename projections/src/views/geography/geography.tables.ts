import type { DescribedVenue } from '@rondelle/contracts/competition/venue-facts.ts';
import { float, int, json, nullable, type RowOf, table, text } from '../engine/table.ts';

export const citiesTable = table(
  'cities',
  {
    cityId: int,
    sourceKey: nullable(text),
    nameFr: text,
    nameEn: text,
    searchName: text,
    /** All names that it has ever had, normalised: the texts by which teams, tournaments and games may name it. */
    calledBy: json<readonly string[]>(100),
    regionId: nullable(int),
    latitude: nullable(float),
    longitude: nullable(float),
    /** Venues of the city that members have described. */
    venues: json<readonly DescribedVenue[]>(1_000),
    revision: int,
  },
  { key: ['cityId'], indexes: [['sourceKey'], ['regionId']] },
);
export type CityRow = RowOf<typeof citiesTable>;

export const organizationsTable = table(
  'organizations',
  {
    organizationId: int,
    sourceKey: nullable(text),
    nameFr: text,
    nameEn: text,
    searchName: text,
    cityId: nullable(int),
    revision: int,
  },
  { key: ['organizationId'], indexes: [['sourceKey'], ['cityId']] },
);
export type OrganizationRow = RowOf<typeof organizationsTable>;

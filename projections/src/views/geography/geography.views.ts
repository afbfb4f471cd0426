import type { CityEvent, OrganizationEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { DescribedVenue } from '@rondelle/contracts/competition/venue-facts.ts';
import { venueKeyOf } from '@rondelle/contracts/competition/venue-key.ts';
import { nameColumns } from '../names/name-columns.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView, type RecordedOf } from '../engine/view.ts';
import { searchable } from '../names/searchable.ts';
import { citiesTable, type CityRow, type OrganizationRow, organizationsTable } from './geography.tables.ts';

/** A name is corrected only a few times; this bounds the list. */
const mostNames = 24;

type CityFacts = RecordedOf<'CityAdded' | 'CityChanged' | 'CityRestored'>;

/** Returns all names, the latest first: texts with an old name still mean the same city. */
const calledBy = ({ name }: CityFacts['data'], before: readonly string[] = []): readonly string[] =>
  [...new Set([searchable(name.fr), searchable(name.en), ...before])].slice(0, mostNames);

const cityFacts = ({ data, revision }: Pick<CityFacts, 'data' | 'revision'>, before?: readonly string[]) => ({
  ...nameColumns(data.name),
  calledBy: calledBy(data, before),
  regionId: data.regionId,
  latitude: data.at?.latitude ?? null,
  longitude: data.at?.longitude ?? null,
  revision: Number(revision),
});

const keyOf = (venue: string): string => venueKeyOf(venue, null).venue;

/** Returns the venues of a city with new facts for one of them; removes that venue when there are no facts. */
const described = (
  venues: readonly DescribedVenue[],
  { venue, facts }: RecordedOf<'VenueDescribed'>['data'],
): readonly DescribedVenue[] => [
  ...venues.filter((one) => keyOf(one.venue) !== keyOf(venue)),
  ...(facts ? [{ venue, facts }] : []),
];

const cityAdded = {
  create: (event: RecordedOf<'CityAdded' | 'CityRestored'>): CityRow => ({
    cityId: event.data.cityId,
    sourceKey: event.data.key,
    ...cityFacts(event),
    venues: 'venues' in event.data ? (event.data.venues ?? []) : [],
  }),
};

export const cities = entityView(
  citiesTable,
  2,
  oneRow<CityRow, CityEvent['type']>(({ data }) => [data.cityId])({
    CityAdded: cityAdded,
    CityChanged: { change: (row, event) => ({ ...row, ...cityFacts(event, row.calledBy) }) },
    VenueDescribed: {
      change: (row, { data, revision }) => ({
        ...row,
        venues: described(row.venues, data),
        revision: Number(revision),
      }),
    },
    CityDeleted: { remove: true },
    CityRestored: cityAdded,
  }),
);

type OrganizationFacts = RecordedOf<'OrganizationAdded' | 'OrganizationChanged' | 'OrganizationRestored'>;
const organizationFacts = ({ data, revision }: Pick<OrganizationFacts, 'data' | 'revision'>) => ({
  ...nameColumns(data.name),
  cityId: data.cityId,
  revision: Number(revision),
});

const organizationAdded = {
  create: (event: RecordedOf<'OrganizationAdded' | 'OrganizationRestored'>): OrganizationRow => ({
    organizationId: event.data.organizationId,
    sourceKey: event.data.key,
    ...organizationFacts(event),
  }),
};

export const organizations = entityView(
  organizationsTable,
  1,
  oneRow<OrganizationRow, OrganizationEvent['type']>(({ data }) => [data.organizationId])({
    OrganizationAdded: organizationAdded,
    OrganizationChanged: { change: (row, event) => ({ ...row, ...organizationFacts(event) }) },
    OrganizationDeleted: { remove: true },
    OrganizationRestored: organizationAdded,
  }),
);

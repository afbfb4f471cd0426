import { test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { city } from './city.decider.ts';
import { organization } from './organization.decider.ts';
import { team } from './team.decider.ts';

const both = (text: string) => ({ fr: text, en: text });
const facts = { name: both('Laval'), regionId: 3, at: { latitude: 45.57, longitude: -73.69 } };
const added = { type: 'CityAdded', data: { cityId: 5, key: null, ...facts } } as const;
const deletion = { type: 'DeleteCity', ...anyCommand, cityId: 5, reason: 'duplicate' } as const;
const deleted = { type: 'CityDeleted', data: { cityId: 5, reason: 'duplicate' } } as const;

test('a city is added once, and changed only when a field differs', () => {
  const given = specFor(city);
  const change = { type: 'ChangeCity', ...anyCommand, cityId: 5, ...facts } as const;
  given()
    .when({ type: 'AddCity', ...anyCommand, ...added.data })
    .thenEvents(added);
  given(added)
    .when({ type: 'AddCity', ...anyCommand, ...added.data })
    .thenRejected('city/already-added');
  given(added).when(change).thenNothing();
  given(added)
    .when({ ...change, at: null })
    .thenEvents({ type: 'CityChanged', data: { cityId: 5, ...facts, at: null } });
  given().when(change).thenRejected('city/unknown');
});

test('a city with an organization cannot be deleted; any other can be restored', () => {
  const given = specFor(city);
  const restore = { type: 'RestoreCity', ...anyCommand, cityId: 5 } as const;
  given(added)
    .when({ ...deletion, inUse: true })
    .thenRejected('city/in-use');
  given(added)
    .when({ ...deletion, inUse: false })
    .thenEvents(deleted);
  given(added, deleted).when(restore).thenEvents({ type: 'CityRestored', data: added.data });
  given(added).when(restore).thenRejected('city/not-deleted');
  given(added, deleted)
    .when({ ...deletion, inUse: false })
    .thenRejected('city/unknown');
});

const home = {
  address: '850, rue Un',
  postalCode: 'H2M 2E7',
  at: { latitude: 45.55, longitude: -73.63 },
};
const described = (venue: string, facts: typeof home | null) =>
  ({ type: 'VenueDescribed', data: { cityId: 5, venue, facts } }) as const;
const describeVenue = (venue: string, facts: typeof home | null) =>
  ({ type: 'DescribeVenue', ...anyCommand, cityId: 5, venue, facts }) as const;

test('a venue is described under any spelling of its name, only when something differs', () => {
  const given = specFor(city);
  const first = described('Aréna Un', home);
  given(added).when(describeVenue('Aréna Un', home)).thenEvents(first);
  given(added, first).when(describeVenue('ARENA UN', home)).thenNothing();
  given(added, first).when(describeVenue('Aréna Un', null)).thenEvents(described('Aréna Un', null));
  given(added).when(describeVenue('Aréna Un', null)).thenNothing();
  given().when(describeVenue('Aréna Un', home)).thenRejected('city/unknown');
  given(added, deleted).when(describeVenue('Aréna Un', home)).thenRejected('city/unknown');
});

test('a city keeps its described venues when it changes and when it is restored', () => {
  const given = specFor(city);
  const changed = { type: 'CityChanged', data: { cityId: 5, ...facts, at: null } } as const;
  given(added, described('Aréna Un', home), described('Aréna Deux', home), changed, deleted)
    .when({ type: 'RestoreCity', ...anyCommand, cityId: 5 })
    .thenEvents({
      type: 'CityRestored',
      data: {
        ...added.data,
        at: null,
        venues: [
          { venue: 'Aréna Un', facts: home },
          { venue: 'Aréna Deux', facts: home },
        ],
      },
    });
});

test('an organization is added, moved, deleted and restored', () => {
  const given = specFor(organization);
  const data = { organizationId: 2, key: 'ahm', name: both('AHM de Laval'), cityId: 5 };
  const founded = { type: 'OrganizationAdded', data } as const;
  const move = {
    type: 'ChangeOrganization',
    ...anyCommand,
    organizationId: 2,
    name: data.name,
    cityId: null,
  } as const;
  const moved = {
    type: 'OrganizationChanged',
    data: { organizationId: 2, name: data.name, cityId: null },
  } as const;
  const removed = { type: 'OrganizationDeleted', data: { organizationId: 2, reason: 'other' } } as const;
  const remove = { type: 'DeleteOrganization', ...anyCommand, organizationId: 2, reason: 'other' } as const;
  given(founded).when(move).thenEvents(moved);
  given(founded, moved).when(move).thenNothing();
  given(founded)
    .when({ ...remove, inUse: true })
    .thenRejected('organization/in-use');
  given(founded, moved, removed)
    .when({ type: 'RestoreOrganization', ...anyCommand, organizationId: 2 })
    .thenEvents({ type: 'OrganizationRestored', data: { ...data, cityId: null } });
});

const assign = (organizationId: number | null) =>
  ({ type: 'AssignTeamToOrganization', ...anyCommand, teamId: 9, organizationId }) as const;

test('a team belongs to an organization in all seasons, also after it is restored', () => {
  const given = specFor(team);
  const registered = { type: 'TeamRegistered', data: { teamId: 9, key: null } } as const;
  const assigned = { type: 'TeamOrganizationChanged', data: { teamId: 9, organizationId: 2 } } as const;
  given(registered).when(assign(2)).thenEvents(assigned);
  given(registered, assigned).when(assign(2)).thenNothing();
  given(registered).when(assign(null)).thenNothing();
  given(registered, assigned, { type: 'TeamDeleted', data: { teamId: 9, reason: 'other' } })
    .when({ type: 'RestoreTeam', ...anyCommand, teamId: 9 })
    .thenEvents({ type: 'TeamRestored', data: { teamId: 9, key: null } }, assigned);
});

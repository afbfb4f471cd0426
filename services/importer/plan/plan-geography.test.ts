import { expect, test } from 'vitest';
import type { Recorded } from '../recorded.ts';
import type { PlanContext } from './plan-context.ts';
import { planGeography } from './plan-geography.ts';

const both = (text: string) => ({ fr: text, en: text });
const at = { latitude: 45.27, longitude: -72.15 };
const magog = { key: 'magog', name: both('Magog'), region: 'estrie', at };
const ahm = { key: 'ahm', name: both('AHM de Magog'), city: 'magog' };

type Known = Partial<Pick<Recorded, 'cities' | 'organizations'>>;

/**
 * The context of a file with one city and one organization. `known`: what is recorded; `deletedCities`: the keys of
 * deleted cities.
 */
const context = (known: Known = {}, deletedCities: readonly string[] = []): PlanContext => {
  const deleted = new Map(deletedCities.map((key) => [key, { id: 5, imported: new Set<number>() }]));
  const recorded = {
    cities: new Map(),
    organizations: new Map(),
    deleted: { city: deleted, organization: new Map() },
    ...known,
  };
  const ids = {
    region: new Map([['estrie', 3]]),
    city: new Map([['magog', 5]]),
    organization: new Map([['ahm', 7]]),
  };
  // The planner reads only these parts of the context.
  return { info: { cities: [magog], organizations: [ahm] }, recorded, ids } as unknown as PlanContext;
};
const commandsOf = (planned: PlanContext) =>
  planGeography(planned).flatMap(({ commands }) => commands.map(({ commandId: _id, ...rest }) => rest));

const city = { id: 5, revision: 0, name: both('Magog'), regionId: 3, at };
const organization = { id: 7, revision: 0, name: both('AHM de Magog'), cityId: 5 };

test('a city is added before the organization that is based there', () => {
  expect(commandsOf(context())).toEqual([
    { type: 'AddCity', cityId: 5, key: 'magog', name: both('Magog'), regionId: 3, at },
    { type: 'AddOrganization', organizationId: 7, key: 'ahm', name: both('AHM de Magog'), cityId: 5 },
  ]);
});

test('a file with the same values as the site changes nothing', () => {
  const known = {
    cities: new Map([['magog', city]]),
    organizations: new Map([['ahm', organization]]),
  };
  expect(commandsOf(context(known))).toEqual([]);
});

test('preserves coordinates that people changed, and corrects those of an earlier import', () => {
  const moved = { ...city, at: { latitude: 45.3, longitude: -72.1 } };
  const byPeople = { cities: new Map([['magog', { ...moved, imported: { at } }]]) };
  expect(commandsOf(context(byPeople)).filter(({ type }) => type === 'ChangeCity')).toEqual([]);
  const byImport = { cities: new Map([['magog', { ...moved, imported: { at: moved.at } }]]) };
  expect(commandsOf(context(byImport))).toContainEqual({
    type: 'ChangeCity',
    cityId: 5,
    name: both('Magog'),
    regionId: 3,
    at,
  });
});

test('does not add a city that people deleted, and adds its organization without a city', () => {
  expect(commandsOf(context({}, ['magog']))).toEqual([
    { type: 'AddOrganization', organizationId: 7, key: 'ahm', name: both('AHM de Magog'), cityId: null },
  ]);
});

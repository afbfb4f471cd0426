import { expect, test } from 'vitest';
import { cityIndex } from './city-index.ts';
import { knownArena, knownPlace, placesLike } from './gazetteer.ts';

const city = (cityId: number, calledBy: string[], regionId: number | null = null) => ({
  cityId,
  calledBy,
  regionId,
  latitude: null,
  longitude: null,
});

test('finds a city by any of its past names, regardless of accents and case', () => {
  const index = cityIndex([city(1, ['quebec', 'quebec city']), city(2, ['ville de laval', 'laval'])]);
  expect(index.find('QUEBEC')?.cityId).toBe(1);
  expect(index.find('Québec City')?.cityId).toBe(1);
  expect(index.find('Laval')?.cityId).toBe(2);
  expect(index.find('Magog')).toBeNull();
  expect(index.find(null)).toBeNull();
});

test('finds the city in the region among two with one name, then the one with the lowest id', () => {
  const index = cityIndex([city(7, ['saint joseph'], 4), city(3, ['saint joseph'], 5)]);
  expect(index.find('Saint-Joseph', 4)?.cityId).toBe(7);
  expect(index.find('Saint-Joseph', 9)?.cityId).toBe(3);
  expect(index.find('Saint-Joseph')?.cityId).toBe(3);
});

test("returns a city's coordinates from the site, or else from the gazetteer, or else none", () => {
  const index = cityIndex([{ ...city(1, ['magog']), latitude: 45, longitude: -72 }, city(2, ['laval'])]);
  expect(index.whereIs('Magog', null, null)).toEqual({ latitude: 45, longitude: -72 });
  expect(index.whereIs('Laval', null, null)).toEqual(knownPlace('Laval')?.at);
  expect(index.whereIs('Boston', null, null)).toBeNull();
});

test('finds the place in the region among several with one name, even when the region’s name is longer', () => {
  const twice = placesLike('Sainte', 400).map(({ name }) => name);
  const name = twice.find((one, at) => twice.indexOf(one) !== at) ?? '';
  const places = placesLike(name, 20).filter((place) => place.name === name);
  expect(places.length).toBeGreaterThan(1);
  for (const { region, at } of places) expect(knownPlace(name, `${region} (essai)`)?.at).toEqual(at);
});

test('names that begin with the query come before those that contain it', () => {
  expect(placesLike('rimou', 5)[0]?.name).toBe('Rimouski');
  expect(placesLike('trois rivieres', 5)[0]?.name).toBe('Trois-Rivières');
  expect(placesLike('  ', 5)).toEqual([]);
});

test('finds an arena of Québec City by its key, with its address', () => {
  expect(knownArena('arena-bardy', knownPlace('Québec'))).toEqual({
    name: 'Aréna Bardy',
    at: { latitude: 46.8441, longitude: -71.223 },
    address: { number: '2280', street: 'avenue Monseigneur-Gosselin' },
  });
  expect(knownArena('arena-bardy', null)?.name).toBe('Aréna Bardy');
  expect(knownArena('arena-de-nulle-part', null)).toBeNull();
});

test('an arena of the same name in a city far away is another arena', () => {
  expect(knownArena('arpidrome', knownPlace('Beauport'))?.name).toBe('Arpidrome');
  expect(knownArena('arpidrome', knownPlace('Gatineau'))).toBeNull();
  expect(knownArena('arpidrome', { at: null })).toBeNull();
});

test('finds a place with or without its elided article', () => {
  expect(knownPlace('Île-des-Sœurs')?.name).toBe('L’Île-des-Sœurs');
  expect(knownPlace('ile des soeurs')).toEqual(knownPlace("L'Île-des-Sœurs"));
  expect(knownPlace('Ancienne-Lorette')).toEqual(knownPlace("L'Ancienne-Lorette"));
  expect(knownPlace('Lorette')).toBeNull();
});

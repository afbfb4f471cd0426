import { expect, test } from 'vitest';
import { countries, namesOfCountry } from './countries.ts';
import { teamNameIn } from './country-team.ts';

test.each([
  ['Sweden', 'SE', 'Suède', 'Sweden'],
  ['Suède', 'SE', 'Suède', 'Sweden'],
  ['suede 2', 'SE', 'Suède 2', 'Sweden 2'],
  ['USA Selects', 'US', 'États-Unis Selects', 'USA Selects'],
  ['États Unis', 'US', 'États-Unis', 'United States'],
  ['É.-U. M18', 'US', 'É.-U. M18', 'United States M18'],
  ['Czech Republic', 'CZ', 'Tchéquie', 'Czech Republic'],
  ['République tchèque (bleus)', 'CZ', 'République tchèque (bleus)', 'Czechia (bleus)'],
  ['Great Britain', 'GB', 'Grande-Bretagne', 'Great Britain'],
  ['South Korea', 'KR', 'Corée du Sud', 'South Korea'],
  ['Israël', 'IL', 'Israël', 'Israel'],
  ['CANADA', 'CA', 'CANADA', 'CANADA'],
] as const)('shows %s of %s as %s and as %s', (name, country, french, english) => {
  expect(teamNameIn('fr', { name, country })).toBe(french);
  expect(teamNameIn('en', { name, country })).toBe(english);
});

test.each([
  ['Tre Kronor', 'SE'],
  ['Les Allemagnes', 'DE'],
  ['Germanyland', 'DE'],
  ['Sélection de la Suède', 'SE'],
  ['Sweden', 'FI'],
] as const)('shows %s of %s as recorded when it does not begin with the country', (name, country) => {
  expect(teamNameIn('fr', { name, country })).toBe(name);
  expect(teamNameIn('en', { name, country })).toBe(name);
});

test('shows the name of a club as recorded even when it is that of a country', () => {
  expect(teamNameIn('fr', { name: 'Georgia', country: null })).toBe('Georgia');
});

test.each(countries)('shows each name of %s in the other language', (country) => {
  const { fr = [], en = [] } = namesOfCountry(country) ?? {};
  for (const name of fr) expect(en).toContain(teamNameIn('en', { name, country }));
  for (const name of en) expect(fr).toContain(teamNameIn('fr', { name, country }));
});

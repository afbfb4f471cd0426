import { expect, test } from 'vitest';
import { teamFacts } from './team-facts.ts';

const factsOf = (name: string, region: string, city: string | null) =>
  teamFacts({ name, category: { name: 'M13 AA' }, region: { name: region }, city });

test('omits a team’s city when its name, its club or its region contains it', () => {
  expect(factsOf('Phénix de Montréal', 'Laval', 'Montréal')).toEqual(['M13 AA', 'Laval']);
  expect(factsOf('Association de Laval – Les As', 'Estrie', 'Laval')).toEqual(['M13 AA', 'Estrie']);
  expect(factsOf('Cobras', 'Montréal', 'Montréal')).toEqual(['M13 AA', 'Montréal']);
  expect(factsOf('Cobras de l’Est', 'Estrie', 'Magog')).toEqual(['M13 AA', 'Estrie', 'Magog']);
  expect(factsOf('Cobras', 'Estrie', null)).toEqual(['M13 AA', 'Estrie']);
});

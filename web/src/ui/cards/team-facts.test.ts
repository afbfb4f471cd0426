import { expect, test } from 'vitest';
import { teamFacts } from './team-facts.ts';

const factsOf = (name: string, region: string, city: string | null) =>
  teamFacts({ name, category: { name: 'M13 AA' }, region: { name: region }, city });

test('a team’s city is left out where its name, its club or its region says it', () => {
  expect(factsOf('Phénix de Montréal', 'Laval', 'Montréal')).toEqual(['M13 AA', 'Laval']);
  expect(factsOf('Association de Laval – Les As', 'Estrie', 'Laval')).toEqual(['M13 AA', 'Estrie']);
  expect(factsOf('Cobras', 'Montréal', 'Montréal')).toEqual(['M13 AA', 'Montréal']);
  expect(factsOf('Cobras de l’Est', 'Estrie', 'Magog')).toEqual(['M13 AA', 'Estrie', 'Magog']);
  expect(factsOf('Cobras', 'Estrie', null)).toEqual(['M13 AA', 'Estrie']);
});

import { expect, test } from 'vitest';
import { matchTeam } from './match-team.ts';

const teams = [
  { id: 1, name: 'Boréals d’Alma' },
  { id: 2, name: 'Éclaireurs de Roberval' },
  { id: 3, name: 'Éclaireurs de Roberval 2' },
  { id: 4, name: 'Aigles de Saint-Jérôme' },
];

test.each([
  ["Boreals d'Alma", 1],
  ['  BORÉALS   D’ALMA ', 1],
  ['alma', 1],
  ['Eclaireurs de Roberval', 2],
  ['roberval 2', 3],
  ['Roberval', null],
  ['Boréals Alma', 1],
  ["Boréals d'Alma M13 A", 1],
  ['Boréals d’Alma 2', null],
  ['St-Jérôme', 4],
  ['de', null],
  ['Vigiles', null],
  ['', null],
])('matches %s to the team %s', (typed, id) => {
  expect(matchTeam(typed, teams)?.id ?? null).toBe(id);
});

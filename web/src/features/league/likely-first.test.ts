import { expect, test } from 'vitest';
import { likelyFirst } from './likely-first.ts';

const team = (id: number, first: number, expectedPoints = 20) => ({
  id,
  rank: id,
  chances: [first, 1 - first],
  expectedPoints,
});

test('lists the three best chances of first place, equal ones by expected points and then by rank', () => {
  const teams = [team(1, 0.1), team(2, 0.3, 21), team(3, 0.3, 25), team(4, 0.3, 21), team(5, 0)];
  expect(likelyFirst(teams).map(({ id }) => id)).toEqual([3, 2, 4]);
});

test('lists all teams of a league with fewer', () => {
  expect(likelyFirst([team(1, 0.4), team(2, 0.6)]).map(({ id }) => id)).toEqual([2, 1]);
});

import { expect, test } from 'vitest';
import type { Listing } from '../outputs/names.ts';
import { onlyOthers } from './club-seasons.ts';

const listing = (id: number, seasonId: number): Listing => {
  const ref = { id: 1, name: 'x', path: '/x' };
  return {
    id,
    seasonId,
    name: `team ${id}`,
    path: `/${seasonId}/${id}`,
    category: ref,
    region: ref,
    city: null,
    country: null,
  };
};
const idsOf = (listings: readonly Listing[]) => listings.map(({ id, seasonId }) => [id, seasonId]);

test('takes the only other team of the club where the team was not listed', () => {
  expect(idsOf(onlyOthers([listing(1, 9)], [listing(2, 9), listing(2, 8), listing(3, 7)]))).toEqual([
    [2, 8],
    [3, 7],
  ]);
});

test('leaves out a season with two other teams of the club', () => {
  expect(onlyOthers([listing(1, 9)], [listing(2, 8), listing(3, 8)])).toEqual([]);
});

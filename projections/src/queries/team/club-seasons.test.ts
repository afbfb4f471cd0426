import { expect, test } from 'vitest';
import type { Listing } from '../outputs/names.ts';
import { soleOtherTeams } from './club-seasons.ts';

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

test('returns the only other team of the club in seasons without the team', () => {
  expect(idsOf(soleOtherTeams([listing(1, 9)], [listing(2, 9), listing(2, 8), listing(3, 7)]))).toEqual([
    [2, 8],
    [3, 7],
  ]);
});

test('leaves out a season with two other teams of the club', () => {
  expect(soleOtherTeams([listing(1, 9)], [listing(2, 8), listing(3, 8)])).toEqual([]);
});

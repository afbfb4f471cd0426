import { expect, test } from 'vitest';
import { checkTeam, emptyTeam, latestName, listingIn, listingOf, teamValues } from './team-values.ts';

const listing = {
  seasonId: 5,
  name: 'Vigiles',
  categoryId: 4,
  regionId: 2,
  city: null,
  country: 'SE' as const,
  hasPlayed: false,
};
const team = {
  id: 9,
  organizationId: 3,
  seasons: [listing, { ...listing, seasonId: 6, name: 'Boréals' }],
  crest: null,
  revision: '7',
};

test('the form values of an unchanged team return its listing', () => {
  const { seasonId: _seasonId, hasPlayed: _hasPlayed, ...facts } = listing;
  expect(listingIn(teamValues(team, listing))).toEqual({ ...facts, organizationId: 3 });
});

test('a team in no season has the values of a new team', () => {
  expect(teamValues({ ...team, seasons: [] }, undefined)).toEqual(emptyTeam);
});

test('a team without a name, a category and a region has an error for each', () => {
  expect(checkTeam(emptyTeam).map(({ field }) => field)).toEqual(['name', 'categoryId', 'regionId']);
});

test('a team’s latest name is that of its latest season', () => {
  expect(latestName(team)).toBe('Boréals');
  expect(listingOf(team, 5)?.name).toBe('Vigiles');
  expect(listingOf(team, 8)).toBeNull();
});

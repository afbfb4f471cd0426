import type { References } from '@rondelle/contracts/ports/references.ts';

/** For tests: references of a site with one season and one category, with the changes that a test makes. */
export const site = (change: Partial<References> = {}): References => ({
  season: async (id) => (id === 1 ? { startsOn: '2024-08-01', endsOn: '2025-07-31' } : null),
  region: async () => ({}),
  category: async () => ({ shows: 'everything' }),
  division: async () => null,
  city: async () => null,
  organization: async () => null,
  ruleset: async () => ({}),
  league: async () => ({ categoryId: 3, regionId: 4 }),
  tournament: async () => ({ categoryIds: [3] }),
  team: async () => ({ categoryId: 3 }),
  entryInLeague: async () => ({}),
  entryInTournament: async () => ({ categoryId: 3 }),
  game: async () => ({}),
  isSlugTaken: async () => false,
  isAddressTaken: async () => false,
  isUsed: async () => false,
  hasGames: async () => false,
  gamesIn: async () => ({ hasPlayed: false, hasToCome: false }),
  enteredIn: async () => null,
  memberId: 'member-7',
  settles: async () => false,
  firstSeason: '2005-2006',
  ...change,
});

import type { Fixture, Result } from '@rondelle/contracts/competition/game.events.ts';
import { forCounts } from '@rondelle/contracts/competition/result-counts.ts';
import fc from 'fast-check';
import { categoryOf, leagueOf, seasonIds, tournamentOf } from './beginning.ts';

export const result: fc.Arbitrary<Result> = fc.oneof(
  fc.record({
    homeGoals: fc.integer({ min: 0, max: 9 }),
    awayGoals: fc.integer({ min: 0, max: 9 }),
    decidedIn: fc.constant('regulation' as const),
    forfeitedBy: fc.constantFrom(null, null, null, 'home' as const, 'away' as const, 'both' as const),
    homeFairPlay: fc.constantFrom(null, 0, 1),
    awayFairPlay: fc.constantFrom(null, 0, 1),
    ...forCounts(() => fc.constantFrom(null, 0, 8, 24)),
  }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 6 }),
      fc.boolean(),
      fc.constantFrom('overtime' as const, 'shootout' as const),
    )
    .map(([goals, home, decidedIn]) => ({
      homeGoals: home ? goals + 1 : goals,
      awayGoals: home ? goals : goals + 1,
      decidedIn,
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
    })),
);

const pair = fc.constantFrom<readonly [number, number]>(
  [1, 3],
  [3, 5],
  [5, 1],
  [2, 4],
  [6, 4],
  [2, 6],
  [3, 1],
);

export type FixtureOf = Fixture & { readonly seasonId: number };
export const fixture: fc.Arbitrary<FixtureOf> = fc
  .record({
    seasonId: fc.constantFrom(...seasonIds),
    teams: pair,
    kind: fc.constantFrom('league', 'league', 'tournament', 'interleague'),
    day: fc.integer({ min: 10, max: 28 }),
    time: fc.constantFrom(null, '18:30', '20:00'),
  })
  .map(({ seasonId, teams: [home, away], kind, day, time }) => ({
    seasonId,
    categoryId: categoryOf(home),
    leagueId: kind === 'league' ? leagueOf(seasonId, categoryOf(home)) : null,
    tournamentId: kind === 'tournament' ? tournamentOf(seasonId) : null,
    stage: kind === 'tournament' ? ('preliminary' as const) : ('regular' as const),
    group: null,
    homeTeamId: home,
    awayTeamId: away,
    date: `202${seasonId}-11-${day}`,
    time,
    venue: null,
    city: null,
  }));

/** Games with results that may be recorded in any order. */
export const playedGames = fc.array(fc.tuple(fixture, result), { minLength: 3, maxLength: 25 });

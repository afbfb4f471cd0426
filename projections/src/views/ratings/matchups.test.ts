import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameRow } from '../standings/rows.fixture.ts';
import { firstGamesOf, scheduleAmong, scheduleOf, teamIdsOf } from './schedule.ts';
import { objective, solve } from './solve.ts';

/** Games among up to five teams, some with margins beyond the cap. */
const someGames = fc
  .array(fc.tuple(fc.nat(4), fc.nat(3), fc.nat(20), fc.nat(20)), { minLength: 1, maxLength: 60 })
  .map((rows) =>
    rows.map(([home, step, homeGoals, awayGoals], index) =>
      gameRow(index + 1, home + 1, ((home + 1 + step) % 5) + 1, { homeGoals, awayGoals }),
    ),
  );
const someSchedule = fc
  .tuple(someGames, fc.infiniteStream(fc.double({ min: 0.1, max: 1, noNaN: true })))
  .map(([games, weights]) => firstGamesOf(scheduleOf(games), Float64Array.from(weights.take(games.length))));
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

describe('games added up by matchup', () => {
  test('have the same sum of squares and the same least-squares solution as the single games', () => {
    fc.assert(
      fc.property(
        someSchedule,
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 6, maxLength: 6 }),
        (schedule, ratings) => {
          const { matchups, expected } = schedule;
          const beliefs = { ridge: 0.4 };
          const x = Float64Array.from(ratings.slice(0, schedule.teamIds.length + 1));
          const byMatchup = matchups.squaresWithin + objective({ ...matchups, expected }, x, beliefs);
          expect(byMatchup).toBeCloseTo(objective(schedule, x, beliefs), 6);
          const fitted = solve({ ...matchups, expected }, beliefs);
          solve(schedule, beliefs).forEach((value, team) => expect(fitted[team]).toBeCloseTo(value, 6));
        },
      ),
    );
  });

  test('count every game, every weight and every goal once', () => {
    fc.assert(
      fc.property(someSchedule, ({ matchups, home, weight, homeGoals, awayGoals, gamesOf }) => {
        expect(sum(matchups.games)).toBe(home.length);
        expect(sum(gamesOf)).toBe(2 * home.length);
        expect(sum(matchups.weight)).toBeCloseTo(sum(weight), 9);
        const goals = sum(weight.map((own, game) => own * ((homeGoals[game] ?? 0) + (awayGoals[game] ?? 0))));
        expect(sum(matchups.scored)).toBeCloseTo(goals, 6);
        expect(sum(matchups.allowed)).toBeCloseTo(goals, 6);
        expect([matchups.homeGoals, matchups.awayGoals]).toEqual([sum(homeGoals), sum(awayGoals)]);
      }),
    );
  });

  test('are the same for the first games, whatever was played later', () => {
    fc.assert(
      fc.property(someGames, fc.nat(59), (games, count) => {
        const teamIds = teamIdsOf(games);
        const first = games.slice(0, count);
        const { matchups } = firstGamesOf(
          scheduleAmong(games, teamIds),
          new Float64Array(first.length).fill(1),
        );
        const { numbers, ...alone } = scheduleAmong(first, teamIds).matchups;
        expect(matchups).toMatchObject(alone);
        expect(numbers.ofGame).toEqual(matchups.numbers.ofGame.slice(0, first.length));
      }),
    );
  });
});

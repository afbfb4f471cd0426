import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameRow } from '../standings/rows.fixture.ts';
import { firstGamesOf, scheduleOf } from './schedule.ts';
import { objective, solve } from './solve.ts';

/** Weighed games among up to five teams, some with margins beyond the cap. */
const someSchedule = fc
  .array(
    fc.tuple(fc.nat(4), fc.nat(3), fc.nat(20), fc.nat(20), fc.double({ min: 0.1, max: 1, noNaN: true })),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  .map((rows) => {
    const games = rows.map(([home, step, homeGoals, awayGoals], index) =>
      gameRow(index + 1, home + 1, ((home + 1 + step) % 5) + 1, { homeGoals, awayGoals }),
    );
    return firstGamesOf(
      scheduleOf(games),
      Float64Array.from(rows, ([, , , , weight]) => weight),
    );
  });
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

describe('games added up by meeting', () => {
  test('have the same least squares as one by one', () => {
    fc.assert(
      fc.property(
        someSchedule,
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 6, maxLength: 6 }),
        (schedule, ratings) => {
          const { meetings, expected } = schedule;
          const beliefs = { ridge: 0.4 };
          const x = Float64Array.from(ratings.slice(0, schedule.teamIds.length + 1));
          const byMeeting = meetings.squaresWithin + objective({ ...meetings, expected }, x, beliefs);
          expect(byMeeting).toBeCloseTo(objective(schedule, x, beliefs), 6);
          const fitted = solve({ ...meetings, expected }, beliefs);
          solve(schedule, beliefs).forEach((value, team) => expect(fitted[team]).toBeCloseTo(value, 6));
        },
      ),
    );
  });

  test('count every game, every weight and every goal once', () => {
    fc.assert(
      fc.property(someSchedule, ({ meetings, home, weight, homeGoals, awayGoals, gamesOf }) => {
        expect(sum(meetings.games)).toBe(home.length);
        expect(sum(gamesOf)).toBe(2 * home.length);
        expect(sum(meetings.weight)).toBeCloseTo(sum(weight), 9);
        const goals = sum(weight.map((own, game) => own * ((homeGoals[game] ?? 0) + (awayGoals[game] ?? 0))));
        expect(sum(meetings.scored)).toBeCloseTo(goals, 6);
        expect(sum(meetings.allowed)).toBeCloseTo(goals, 6);
        expect([meetings.homeGoals, meetings.awayGoals]).toEqual([sum(homeGoals), sum(awayGoals)]);
      }),
    );
  });

  test('are the same for the first games, whatever was played later', () => {
    fc.assert(
      fc.property(someSchedule, fc.nat(59), (schedule, later) => {
        const first = Math.max(0, schedule.home.length - later);
        const { meetings } = firstGamesOf(schedule, schedule.weight.slice(0, first));
        const inOrder = Array.from(schedule.numbers.ofGame.slice(0, first));
        expect(meetings.games.length).toBe(new Set(inOrder).size);
        expect(Math.max(-1, ...inOrder)).toBe(meetings.games.length - 1);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byCategory, byMonth, goalsPerGame, outcomesOf, type Tally } from './statistics.ts';

const tally = (more: Partial<Tally> = {}): Tally => ({
  categoryId: 1,
  month: '2024-10',
  games: 10,
  homeWins: 5,
  awayWins: 3,
  overtime: 1,
  shootout: 1,
  forfeits: 2,
  goals: 40,
  ...more,
});

test('averages goals over games without forfeits', () => {
  expect(goalsPerGame([tally()])).toBe(5);
  expect(goalsPerGame([tally({ games: 2, forfeits: 2, goals: 0 })])).toBeNull();
  expect(goalsPerGame([])).toBeNull();
});

const anyTally = fc
  .record({ games: fc.nat(500), parts: fc.array(fc.nat(100), { minLength: 5, maxLength: 5 }) })
  .map(({ games, parts: [homeWins = 0, awayWins = 0, overtime = 0, shootout = 0, forfeits = 0] }) =>
    tally({
      games: games + Math.max(homeWins + awayWins, overtime + shootout + forfeits) + 1,
      homeWins,
      awayWins,
      overtime,
      shootout,
      forfeits,
    }),
  );

test('every game has one outcome and one kind of decision', () => {
  fc.assert(
    fc.property(fc.array(anyTally), (tallies) => {
      const games = tallies.reduce((sum, one) => sum + one.games, 0);
      const ends = outcomesOf(tallies);
      expect(ends.homeWins + ends.awayWins + ends.ties).toBe(games);
      expect(ends.regulation + ends.overtime + ends.shootout + ends.forfeits).toBe(games);
      expect(Math.min(...Object.values(ends))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('lists consecutive months across the new year, including months without games', () => {
  const months = byMonth([
    tally({ month: '2025-02' }),
    tally({ month: '2024-11' }),
    tally({ month: '2025-02' }),
  ]);
  expect(months.map(({ month, games }) => [month, games])).toEqual([
    ['2024-11', 10],
    ['2024-12', 0],
    ['2025-01', 0],
    ['2025-02', 20],
  ]);
  expect(byMonth([])).toEqual([]);
});

test('limits the number of months for any dates', () => {
  expect(byMonth([tally({ month: '1900-01' }), tally({ month: '2099-12' })])).toHaveLength(24);
});

test('sorts categories by number of games', () => {
  const found = byCategory([tally(), tally({ categoryId: 2, games: 30 }), tally({ games: 5 })]);
  expect(found.map(({ categoryId, games }) => [categoryId, games])).toEqual([
    [2, 30],
    [1, 15],
  ]);
});

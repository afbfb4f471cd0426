import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameRow } from '../games/games.table.ts';
import { gameRow, score } from '../standings/rows.fixture.ts';
import { noOpening, type Opening } from './opening.ts';
import { explainGame, ratingsOf } from './ratings.ts';
import { scheduleOf } from './schedule.ts';
import { homeWeight, usualHomeAdvantage } from './home-advantage.ts';
import { objective, solve } from './solve.ts';

const beliefs = { ridge: 0.4 };

/** Games among up to eight teams, some of them one-sided. */
const someGames = fc
  .array(fc.tuple(fc.nat(7), fc.nat(6), fc.nat(20), fc.nat(20)), { minLength: 1, maxLength: 40 })
  .map((rows) =>
    rows.map(([home, step, homeGoals, awayGoals], index) =>
      gameRow(index + 1, home + 1, ((home + 1 + step) % 8) + 1, {
        homeGoals,
        awayGoals,
      }),
    ),
  );

/** Solves `matrix · x = right` by Gaussian elimination with pivoting. */
const solveDense = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1) {
    const below = Array.from({ length: size - column }, (_, offset) => column + offset);
    const pivot = below.reduce((a, b) => (Math.abs(cell(b, column)) > Math.abs(cell(a, column)) ? b : a));
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = cell(row, column) / cell(column, column);
      rows[row] = (rows[row] ?? []).map((value, index) => value - factor * cell(column, index));
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
};

/** Ratings of up to eight teams at the end of the last season. */
const someOpening = fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 8 }).map(
  (ratings): Opening => ({
    ratings: new Map(ratings.map((rating, index) => [index + 1, rating])),
    variance: 15,
  }),
);

/** Solves the normal equations as a dense matrix, for margins below the cap. */
const denseRatings = (games: readonly GameRow[], opening: Opening): readonly number[] => {
  const { teamIds, home, away, margin, expected } = scheduleOf(games, opening);
  const size = teamIds.length + 1;
  const matrix = Array.from({ length: size }, (_, row): number[] =>
    Array.from({ length: size }, (_, column) =>
      row === column ? (row < size - 1 ? beliefs.ridge : homeWeight) : 0,
    ),
  );
  const right = Array.from({ length: size }, (_, row) =>
    row < size - 1 ? beliefs.ridge * (expected[row] ?? 0) : homeWeight * usualHomeAdvantage,
  );
  margin.forEach((value, game) => {
    const terms: readonly [number, number][] = [
      [home[game] ?? 0, 1],
      [away[game] ?? 0, -1],
      [size - 1, 1],
    ];
    for (const [a, ofA] of terms) {
      right[a] = (right[a] ?? 0) + ofA * value;
      for (const [b, ofB] of terms) {
        const row = matrix[a];
        if (row) row[b] = (row[b] ?? 0) + ofA * ofB;
      }
    }
  });
  return solveDense(matrix, right);
};

const gap = (rows: ReturnType<typeof ratingsOf>) => (rows[0]?.rating ?? 0) - (rows[1]?.rating ?? 0);

const ratingsAfter = (last: '6-0' | '2-1') =>
  ratingsOf([score(1, 10, '2-1', 20), score(2, 20, '2-1', 30), score(3, 10, last, 30)], 1, 1);

describe('power ratings', () => {
  test('equal the solution of the normal equations when every margin is under fifteen', () => {
    const close = someGames.map((games) =>
      games.map((game) => ({
        ...game,
        homeGoals: (game.homeGoals ?? 0) % 15,
        awayGoals: (game.awayGoals ?? 0) % 15,
      })),
    );
    fc.assert(
      fc.property(close, fc.oneof(fc.constant(noOpening), someOpening), (games, opening) => {
        const dense = denseRatings(games, opening);
        const solution = solve(scheduleOf(games, opening), beliefs);
        dense.forEach((value, index) => expect(solution[index]).toBeCloseTo(value, 6));
      }),
    );
  });

  test('minimise the objective: any start gives the same result, and no small change lowers it', () => {
    fc.assert(
      fc.property(
        someGames,
        fc.infiniteStream(fc.double({ min: -9, max: 9, noNaN: true })),
        (games, noise) => {
          const schedule = scheduleOf(games);
          const cold = solve(schedule, beliefs);
          const other = solve(
            schedule,
            beliefs,
            Float64Array.from(cold, () => Number(noise.next().value)),
          );
          const lowest = objective(schedule, cold, beliefs);
          expect(objective(schedule, other, beliefs)).toBeCloseTo(lowest, 6);
          for (let team = 0; team < schedule.teamIds.length; team += 1)
            expect(other[team]).toBeCloseTo(cold[team] ?? 0, 4);
          for (let round = 0; round < 20; round += 1) {
            const near = cold.map((value) => value + Number(noise.next().value) / 100);
            expect(objective(schedule, near, beliefs)).toBeGreaterThanOrEqual(lowest - 1e-9);
          }
        },
      ),
    );
  });

  test('do not depend on the order of the games', () => {
    const shuffled = someGames.chain((games) =>
      fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length })),
    );
    fc.assert(
      fc.property(shuffled, ([games, other]) => {
        expect(ratingsOf(other, 1, 1)).toEqual(ratingsOf(games, 1, 1));
      }),
    );
  });

  test('do not fall when a favourite by more than fifteen goals wins by fifteen or more', () => {
    const games = [1, 2, 3, 4, 5, 6].map((id) => score(id, 10, '20-0', 20));
    const more = [...games, score(7, 20, '0-15', 10), score(8, 20, '0-18', 10)];
    expect(gap(ratingsOf(more, 1, 1))).toBeGreaterThan(13.5);
    const beyond = explainGame(
      ratingsOf(more, 1, 1).map((row) => ({ ...row, homeAdvantage: 3 })),
      score(9, 10, '15-0', 20),
    );
    expect(beyond).toMatchObject({ actual: 15, effect: { home: 0, away: 0 } });
  });

  test('exclude forfeits and unplayed games, and are provisional under five games', () => {
    const games = [
      score(1, 10, '3-1', 20),
      score(2, 10, '9-0', 30, { forfeitedBy: 'away' }),
      score(3, 10, '9-0', 40, { status: 'scheduled' }),
    ];
    const rows = ratingsOf(games, 1, 1);
    expect(rows.map((row) => [row.teamId, row.games, row.provisional])).toEqual([
      [10, 1, true],
      [20, 1, true],
    ]);
    expect(ratingsOf([], 1, 1)).toEqual([]);
  });

  test('include a results rating, which margins do not change', () => {
    const [close, clear] = [ratingsAfter('2-1'), ratingsAfter('6-0')];
    expect(clear[0]?.rating).toBeGreaterThan(close[0]?.rating ?? 0);
    expect(clear.map(({ results }) => results)).toEqual(close.map(({ results }) => results));
    const [first = 0, second = 0, third = 0] = close.map(({ results }) => results);
    expect(first).toBeGreaterThan(second);
    expect(second).toBe(0.5);
    expect(third).toBeLessThan(second);
  });

  test('count a shoot-out as a tie', () => {
    const tie = ratingsOf([score(1, 10, '2-2', 20)], 1, 1);
    const shootout = ratingsOf([score(1, 10, '3-2', 20, { decidedIn: 'shootout' })], 1, 1);
    expect(shootout.map(({ rating, error }) => [rating, error])).toEqual(
      tie.map(({ rating, error }) => [rating, error]),
    );
  });

  test('do not rate a loser above the winner because of home ice, even with few games', () => {
    const rows = ratingsOf([score(1, 10, '5-0', 20), score(2, 30, '1-0', 40)], 1, 1);
    expect(rows[2]?.rating).toBeGreaterThan(rows[3]?.rating ?? 0);
  });

  test('assign teams without connecting games to different groups, each with an average of zero', () => {
    const games = [score(1, 30, '3-1', 20), score(2, 20, '2-1', 10), score(3, 50, '4-0', 40)];
    const rows = ratingsOf(games, 1, 1);
    expect(rows.map((row) => row.connectedGroup)).toEqual([10, 10, 10, 40, 40]);
    expect((rows[3]?.rating ?? 0) + (rows[4]?.rating ?? 0)).toBeCloseTo(0, 2);
  });

  test('have an error bar that shrinks with games', () => {
    const games = Array.from({ length: 40 }, (_, index) =>
      score(index + 1, 10, index % 2 ? '3-1' : '1-2', 20),
    );
    const few = ratingsOf(games.slice(0, 2), 1, 1)[0]?.error ?? 0;
    const many = ratingsOf(games, 1, 1)[0]?.error ?? 0;
    expect(few).toBeGreaterThan(many);
    expect(many).toBeGreaterThan(0);
  });
});

describe('an explained game', () => {
  const ratings = ratingsOf(
    [score(1, 10, '3-1', 20), score(2, 20, '2-1', 10), score(3, 10, '4-1', 20)],
    1,
    1,
  );

  test('expects the difference of ratings plus home advantage; a better result raises the home team', () => {
    const [ten, twenty] = ratings;
    const expected = (ten?.rating ?? 0) - (twenty?.rating ?? 0) + (ten?.homeAdvantage ?? 0);
    const explained = explainGame(ratings, score(4, 10, '6-0', 20));
    expect(explained?.expected).toBeCloseTo(expected, 3);
    expect(explained?.actual).toBe(6);
    expect(explained?.effect?.home).toBeGreaterThan(0);
    expect(explained?.effect?.away).toBeLessThan(0);
  });

  test('has an effect equal to a refit without it, with other ratings fixed', () => {
    const games = [score(1, 10, '3-1', 20), score(2, 20, '2-1', 10), score(3, 10, '4-1', 20)];
    const rows = ratingsOf(games, 1, 1);
    const [ten, twenty] = rows;
    if (!ten || !twenty) throw new Error('two teams');
    // The third game removed: the mean of the other margins, adjusted for opponent and home advantage, with the ridge.
    const refit =
      (2 - ten.homeAdvantage + twenty.rating + (-1 + ten.homeAdvantage + twenty.rating)) / (2 + ten.ridge);
    const effect = explainGame(rows, games[2] as GameRow)?.effect?.home ?? 0;
    expect(ten.rating - effect).toBeCloseTo(refit, 2);
  });

  test('has no forecast between teams that no chain of games connects', () => {
    const rows = ratingsOf([score(1, 10, '3-1', 20), score(2, 30, '2-1', 40)], 1, 1);
    expect(explainGame(rows, score(3, 10, '2-1', 30))).toBeNull();
  });

  test('has only a forecast when scheduled, and is null for a forfeit or an unrated team', () => {
    const scheduled = explainGame(ratings, gameRow(4, 10, 20, { status: 'scheduled', homeGoals: null }));
    expect(scheduled).toMatchObject({ actual: null, effect: null });
    expect(explainGame(ratings, score(4, 10, '1-0', 20, { forfeitedBy: 'home' }))).toBeNull();
    expect(explainGame(ratings, score(4, 10, '1-0', 99))).toBeNull();
  });
});

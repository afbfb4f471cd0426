import { expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { errorBars } from './error-bars.ts';
import { ratingsOf } from './ratings.ts';
import { scheduleOf } from './schedule.ts';

/** Pseudo-random numbers between 0 and 1, the same in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** A season of teams with known strengths, with Poisson goals as in hockey. */
const seasonOf = (seed: number, teams: number, rounds: number) => {
  const next = numbers(seed);
  const normal = () => Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next());
  const poisson = (mean: number): number => {
    const least = Math.exp(-mean);
    let count = 0;
    for (let product = next(); product > least; product *= next()) count += 1;
    return count;
  };
  const strengths = Array.from({ length: teams }, () => 1.6 * normal());
  const games = Array.from({ length: rounds * teams }, (_, index) => {
    const home = index % teams;
    const away = (home + 1 + Math.floor(next() * (teams - 1))) % teams;
    const margin = (strengths[home] ?? 0) - (strengths[away] ?? 0) + 0.3;
    const [h, a] = [poisson(Math.max(0.2, 3.2 + margin / 2)), poisson(Math.max(0.2, 3.2 - margin / 2))];
    return score(index + 1, home + 1, `${h}-${a}`, away + 1);
  });
  return { strengths, games };
};

test('one error bar holds the true strength in about 68 % of cases, two in about 95 %', () => {
  let [once, twice, all] = [0, 0, 0];
  for (let seed = 1; seed <= 40; seed += 1) {
    const { strengths, games } = seasonOf(seed * 7919, 14, 3 + (seed % 6));
    const rows = ratingsOf(games, 1, 1);
    const mean = rows.reduce((sum, row) => sum + (strengths[row.teamId - 1] ?? 0), 0) / rows.length;
    for (const row of rows) {
      const off = Math.abs(row.rating - ((strengths[row.teamId - 1] ?? 0) - mean));
      once += off <= row.error ? 1 : 0;
      twice += off <= 2 * row.error ? 1 : 0;
      all += 1;
    }
  }
  expect(once / all).toBeGreaterThan(0.64);
  expect(once / all).toBeLessThan(0.78);
  expect(twice / all).toBeGreaterThan(0.93);
  expect(twice / all).toBeLessThan(0.99);
});

test('among more teams than any category has, an error depends on the number of games alone', () => {
  const pairs = Array.from({ length: 1_600 }, (_, at) => score(at + 1, 2 * at + 1, '2-1', 2 * at + 2));
  const schedule = scheduleOf([...pairs, score(9_000, 1, '2-1', 2)]);
  const errors = errorBars(schedule, { x: new Float64Array(3_201), ridge: 1, deviation: 2 });
  expect(errors[0]).toBeCloseTo(2 / Math.sqrt(3), 9);
  expect(errors[2]).toBeCloseTo(2 / Math.sqrt(2), 9);
});

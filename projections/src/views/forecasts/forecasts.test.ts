import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { noOpening } from '../ratings/opening.ts';
import { forecastScores } from './forecast-scores.ts';
import { forecastsFrom } from './forecasts.ts';

const category = { seasonId: 1, categoryId: 1 };
const rowsOf = (games: Parameters<typeof forecastsFrom>[0]) =>
  forecastsFrom(games, category).flatMap(({ rows }) => rows);
const forecastIn = (games: Parameters<typeof forecastsFrom>[0], gameId: number) =>
  rowsOf(games).find((row) => row.gameId === gameId);

const first = [
  score(1, 10, '5-1', 20, { date: '2024-10-08' }),
  score(2, 20, '2-3', 30, { date: '2024-10-09' }),
];
const next = score(3, 10, '0-9', 30, { date: '2024-10-16' });

/** The spread of a return game, after games with these results. */
const spreadAfter = (...results: readonly `${number}-${number}`[]): number => {
  const games = results.map((result, index) => score(10 + index, 10, result, 20, { date: '2024-10-08' }));
  return forecastIn([...games, score(3, 10, '1-0', 20, { date: '2024-10-16' })], 3)?.spread ?? 0;
};
/** The chance of winning in February, after these games. */
const chanceAfter = (...games: ReturnType<typeof score>[]): number =>
  forecastIn([...games, score(3, 10, '1-0', 20, { date: '2025-02-12' })], 3)?.homeChance ?? 0;

const someSeason = fc
  .array(fc.tuple(fc.nat(5), fc.nat(4), fc.nat(9), fc.nat(9), fc.nat(40)), { minLength: 1, maxLength: 40 })
  .map((rows) =>
    rows.map(([home, step, homeGoals, awayGoals, day], index) =>
      score(index + 1, home + 1, `${homeGoals}-${awayGoals}`, ((home + 1 + step) % 6) + 1, {
        date: new Date(Date.UTC(2024, 9, 1 + day)).toISOString().slice(0, 10),
      }),
    ),
  );

describe('a forecast', () => {
  test('uses games of earlier days', () => {
    expect(forecastIn([...first, next], 3)).toMatchObject({
      madeOn: '2024-10-16',
      homeGames: 1,
      awayGames: 1,
    });
    expect(forecastIn([...first, next], 2)).toBeUndefined();
  });

  test('uses Saturday’s games on Sunday, but no other game of its day', () => {
    const saturday = score(4, 10, '6-0', 20, { date: '2024-10-19' });
    const sunday = score(5, 10, '1-0', 20, { date: '2024-10-20' });
    const sameDay = score(6, 20, '9-0', 10, { date: '2024-10-20' });
    const without = forecastIn([...first, sunday], 5)?.homeChance ?? 1;
    const forecast = forecastIn([...first, saturday, sunday], 5);
    expect(forecast).toMatchObject({ homeGames: 2, awayGames: 3 });
    expect(forecast?.homeChance).toBeGreaterThan(without);
    expect(forecastIn([...first, saturday, sunday, sameDay], 5)).toEqual(forecast);
  });

  test('is a finite number for a date centuries away', () => {
    const typingError = score(8, 10, '1-0', 20, { date: '9999-01-06' });
    const forecast = forecastIn(
      [...first, typingError, { ...typingError, gameId: 9, date: '9999-01-07' }],
      9,
    );
    expect(forecast?.homeChance).toBeGreaterThan(0);
    expect(forecast?.spread).toBeGreaterThan(0);
  });

  test('is not changed by its own game or by later games', () => {
    const before = forecastIn(
      [...first, { ...next, status: 'scheduled', homeGoals: null, awayGoals: null }],
      3,
    );
    const later = score(4, 10, '1-7', 20, { date: '2024-10-20' });
    expect(forecastIn([...first, next], 3)).toEqual(before);
    expect(forecastIn([...first, next, later], 3)).toEqual(before);
  });

  test('is changed by the correction of an earlier game', () => {
    const corrected = [score(1, 10, '1-5', 20, { date: '2024-10-08' }), ...first.slice(1), next];
    expect(forecastIn(corrected, 3)?.homeChance).toBeLessThan(
      forecastIn([...first, next], 3)?.homeChance ?? 0,
    );
  });

  test('is not made between teams that no chain of games connects, or for an invalid date', () => {
    const apart = score(4, 40, '3-2', 50, { date: '2024-10-08' });
    expect(forecastIn([...first, apart, score(5, 10, '1-0', 40, { date: '2024-10-16' })], 5)).toBeUndefined();
    expect(forecastIn([...first, { ...next, date: '0000-10-16' }], 3)).toBeUndefined();
  });

  test('has chances that add up to 1, favours the better team, and few ties after shoot-outs', () => {
    const row = forecastIn([...first, next], 3);
    if (!row) throw new Error('a forecast');
    expect(row.homeChance + row.tieChance + row.awayChance).toBeCloseTo(1, 6);
    expect(row.homeChance).toBeGreaterThan(row.awayChance);
    const decided = [1, 2, 3, 4, 5, 6].map((id) =>
      score(10 + id, 20, '3-2', 30, { date: '2024-10-10', decidedIn: 'shootout' }),
    );
    expect(forecastIn([...first, ...decided, next], 3)?.tieChance).toBeLessThan(row.tieChance / 2);
  });

  test('gives a tie no chance where the rules allow none, for any cached games', () => {
    const games = [...first, next];
    const decided = (earlier: ReturnType<typeof forecastsFrom> = []) =>
      forecastsFrom(games, category, noOpening, earlier, new Set([3])).flatMap(({ rows }) => rows);
    const [row] = decided();
    expect(row?.tieChance).toBe(0);
    expect((row?.homeChance ?? 0) + (row?.awayChance ?? 0)).toBe(1);
    expect(decided(forecastsFrom(games, category))).toEqual(decided());
    expect(forecastIn(games, 3)?.tieChance).toBeGreaterThan(0.01);
  });

  test('expects margins to vary more where more goals are scored', () => {
    const [few, many] = [spreadAfter('2-1', '1-0', '2-0', '1-2'), spreadAfter('7-6', '8-7', '8-6', '6-7')];
    expect(few).toBeLessThan(0.75 * many);
  });

  test('weighs recent games more than games of months ago', () => {
    const [autumn, winter] = ['2024-10-08', '2025-02-04'];
    const risen = chanceAfter(
      score(10, 10, '2-4', 20, { date: autumn }),
      score(11, 10, '4-2', 20, { date: winter }),
    );
    const fallen = chanceAfter(
      score(10, 10, '4-2', 20, { date: autumn }),
      score(11, 10, '2-4', 20, { date: winter }),
    );
    expect(risen).toBeGreaterThan(fallen + 0.01);
  });

  test('is the same whether computed from scratch or from cached strengths of earlier days', () => {
    fc.assert(
      fc.property(someSeason, fc.nat(39), (games, chosen) => {
        const changed = games.map((game, index) => (index === chosen ? { ...game, homeGoals: 8 } : game));
        const earlier = forecastsFrom(games, category);
        const now = forecastsFrom(changed, category, noOpening, earlier);
        expect(now.flatMap(({ rows }) => rows)).toEqual(rowsOf(changed));
      }),
      { numRuns: 40 },
    );
  });
});

describe('the scores of forecasts', () => {
  const ties = score(4, 10, '2-2', 20, { date: '2024-10-17' });

  test('include only decided games with a forecast', () => {
    const games = [...first, next, ties];
    const [row] = forecastScores(rowsOf(games), games, 1, 1);
    expect(row).toMatchObject({ games: 1, hits: 0, homeHits: 0 });
    expect(row?.logLoss).toBeGreaterThan(Math.LN2);
  });

  test('are absent before a forecast game is played', () => {
    expect(forecastScores(rowsOf(first), first, 1, 1)).toEqual([]);
  });
});

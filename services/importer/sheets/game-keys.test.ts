import { describe, expect, test } from 'vitest';
import { gameKeys } from './game-keys.ts';
import type { ExistingGame } from './read-leagues.ts';
import type { Placed } from './row-keys.ts';

const row = (changes: Partial<Placed> = {}): Placed => ({
  line: 2,
  leagueId: 5,
  date: '2024-10-05',
  time: '',
  home: 1,
  away: 2,
  number: '',
  goals: '',
  ...changes,
});
const standing = (changes: Partial<ExistingGame> = {}): ExistingGame => ({
  id: 70,
  leagueId: 5,
  date: '2024-10-05',
  time: null,
  homeTeamId: 1,
  awayTeamId: 2,
  status: 'scheduled',
  sourceKey: null,
  homeGoals: null,
  awayGoals: null,
  ...changes,
});
const site = (changes: Partial<Parameters<typeof gameKeys>[1]> = {}) => ({
  standing: [],
  deleted: new Map<string, number>(),
  again: false,
  ...changes,
});
const keys = async (rows: readonly Placed[], changes = {}) =>
  (await gameKeys(rows, site(changes))).map(({ key }) => key);

test('builds a key from league, day and teams, by which the same row matches the game after a move', async () => {
  const [key = ''] = await keys([row()]);
  expect(key).toBe('sheet/5/2024-10-05/1/2');
  const moved = standing({ sourceKey: key, date: '2024-11-11' });
  expect(await gameKeys([row()], site({ standing: [moved] }))).toEqual([{ key, gameId: null, game: moved }]);
});

test('uses the id of a game that people entered, and the key of a game from a file', async () => {
  expect(await gameKeys([row()], site({ standing: [standing()] }))).toMatchObject([
    { key: '#70', gameId: 70 },
  ]);
  expect(await keys([row()], { standing: [standing({ sourceKey: 'own' })] })).toEqual(['own']);
});

describe('two games of the same teams on a day', () => {
  const both = [row({ time: '09:00' }), row({ line: 3, time: '15:00' })];
  test('have different keys when their times differ', async () => {
    expect(new Set(await keys(both)).size).toBe(2);
    const there = [standing({ id: 71, time: '15:00' }), standing({ id: 72, time: '09:00' })];
    expect(await keys(both, { standing: there })).toEqual(['#72', '#71']);
  });
  test('have the same key when they have no time', async () => {
    expect(new Set(await keys([row(), row({ line: 3 })])).size).toBe(1);
  });
});

describe('numbers', () => {
  test('match games, even on another day', async () => {
    const [key = ''] = await keys([row({ number: '12' })]);
    expect(key).toBe('sheet/5/n/12');
    const known = standing({ sourceKey: key });
    expect(await keys([row({ number: '12', date: '2024-12-01' })], { standing: [known] })).toEqual([key]);
  });
  test('are ignored when the recorded game has other teams, or when two games share one', async () => {
    const other = standing({ sourceKey: 'sheet/5/n/12', homeTeamId: 8, awayTeamId: 9 });
    expect(await keys([row({ number: '12' })], { standing: [other] })).toEqual(['sheet/5/2024-10-05/1/2']);
    const twice = [row({ number: '1' }), row({ line: 3, number: '1', home: 3, away: 4 })];
    expect(await keys(twice)).toEqual(['sheet/5/2024-10-05/1/2', 'sheet/5/2024-10-05/3/4']);
  });
});

test('reuses the key of a deleted game, or makes another one when the game is to be added again', async () => {
  const key = 'sheet/5/2024-10-05/1/2';
  const deleted = new Map([
    [key, 70],
    [`${key}~2`, 71],
  ]);
  expect(await keys([row()], { deleted })).toEqual([key]);
  expect(await keys([row()], { deleted, again: true })).toEqual([`${key}~3`]);
});

/** Counts in `counted` how often the time of a row or game is read. */
const counting = <T extends { readonly time: string | null }>(one: T, counted: { reads: number }): T => {
  const { time } = one;
  const get = () => {
    counted.reads += 1;
    return time;
  };
  return Object.defineProperty({ ...one }, 'time', { get, enumerable: true });
};

test('reads the times of two thousand games of the same teams and day only a few times each', async () => {
  const counted = { reads: 0 };
  const many = Array.from({ length: 2_000 }, (_, at) => `${'0'.repeat(190)}${at}`);
  const rows = many.map((time, at) => counting(row({ line: at + 2, time }), counted));
  const there = many.map((time, at) => counting(standing({ id: at + 1, time }), counted));
  const found = await gameKeys(rows, site({ standing: there }));
  expect(found.map(({ gameId }) => gameId)).toEqual(there.map(({ id }) => id));
  // Comparing each game with all others would read millions.
  expect(counted.reads).toBeGreaterThan(2 * many.length);
  expect(counted.reads).toBeLessThan(12 * many.length);
});

/** The times read when `size` rows without a time are compared with `size` games of their day. */
const readsOf = async (size: number): Promise<number> => {
  const counted = { reads: 0 };
  const all = Array.from({ length: size }, (_, at) => at);
  const rows = all.map((at) => row({ line: at + 2, number: `a${at}`, goals: '3-2' }));
  const played = { status: 'final', homeGoals: 1, awayGoals: 4 } as const;
  const there = all.map((at) => counting(standing({ id: at + 1, time: '10:00', ...played }), counted));
  await gameKeys(rows, site({ standing: there }));
  return counted.reads;
};

test('compares a row without a time only with a few games of its day', async () => {
  const [some, many] = [await readsOf(400), await readsOf(800)];
  expect(some).toBeGreaterThan(400);
  // Comparing each row with all games would read four times as many.
  expect(many / some).toBeLessThan(2.5);
});

import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { raceOf } from '@rondelle/projections/computing/season-race/season-race.ts';
import { gameRow } from '@rondelle/projections/views/standings/rows.fixture.ts';
import { beforeEach, expect, test } from 'vitest';
import { type ComparedRace, comparedRace, raceComparison } from './race-comparison.ts';
import { rememberBriefly } from './remember-briefly.ts';

const even = { spread: 3, total: 6, tieShare: 0.5, levelBand: 0.75 };
/** A league with two games to come, and a result. */
const raceWith = (margin: number, homeGoals = 4) =>
  comparedRace(
    raceOf(
      { teamIds: [1, 2, 3], games: [gameRow(1, 1, 2, { homeGoals, awayGoals: 1 })], rules: presets.nhl },
      {
        drawRanks: [0, 0, 0],
        errors: [1, 1, 1],
        games: [
          { home: 0, away: 1, margin, ...even },
          { home: 2, away: 0, margin: 0, ...even },
        ],
      },
    ),
  );

let clock: number;
/** The previous value at each computation. */
let before: (number | null)[];
let find: ReturnType<typeof rememberBriefly<ComparedRace, number>>;
beforeEach(() => {
  [clock, before] = [0, []];
  find = rememberBriefly(raceComparison, () => clock);
});
const request = (race = raceWith(1), key = 'league') =>
  find(key, race, async (last) => {
    before.push((await last) ?? null);
    return before.length;
  });

test('computes the value of the same race once', async () => {
  const first = request();
  expect([first.isAwaited, request().isAwaited]).toEqual([false, true]);
  await first.value;
  clock += 1e9;
  expect(request()).toMatchObject({ value: first.value, isAwaited: false, forMs: null });
  expect(before).toEqual([null]);
});

test('reuses the value for five minutes when estimates moved by a tenth of a goal at most', async () => {
  const { value } = request();
  clock += 100_000;
  expect(request(raceWith(1.09))).toMatchObject({ value, forMs: 200_000 });
  clock += 199_000;
  expect(request(raceWith(0.91))).toMatchObject({ value, forMs: 1_000 });
  clock += 1_000;
  const next = request(raceWith(0.91));
  expect([await next.value, next.forMs]).toEqual([2, null]);
});

test.each([
  ['an estimate that moved farther', raceWith(1.2)],
  ['a result of the league', raceWith(1, 5)],
])('computes the value at once after %s', async (_what, race) => {
  request();
  const next = request(race);
  expect([await next.value, next.forMs]).toEqual([2, null]);
  expect(before).toEqual([null, 1]);
});

test('computes one value for each league', async () => {
  request();
  expect(await request(raceWith(1), 'another league').value).toBe(2);
});

test('drops a failed computation', async () => {
  await expect(
    find('league', raceWith(1), () => Promise.reject(new Error('failed'))).value,
  ).rejects.toThrow();
  expect(await request().value).toBe(1);
});

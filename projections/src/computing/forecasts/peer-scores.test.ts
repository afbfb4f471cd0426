import { expect, test } from 'vitest';
import { score } from '../../views/standings/rows.fixture.ts';
import { myHockeyScore } from './peer-scores.ts';

/** Team 10 beats 20, and 20 beats 30, in the first week. */
const first = [
  score(1, 10, '6-1', 20, { date: '2024-10-08' }),
  score(2, 20, '5-3', 30, { date: '2024-10-09' }),
];
const second = [
  score(3, 10, '4-0', 30, { date: '2024-10-15' }),
  score(4, 30, '1-2', 10, { date: '2024-10-16' }),
];

test('predicts the winners of a day with MYHockey’s method from earlier games', () => {
  const winners = new Map([
    [3, true],
    [4, false],
  ]);
  expect(myHockeyScore([...first, ...second], winners)).toMatchObject({ games: 2, hits: 2 });
  // Its forecast of the reverse is wrong, but the curve is fitted to these very games and turns it around.
  expect(myHockeyScore(first, new Map([[1, true]]))).toMatchObject({ games: 1, hits: 1 });
});

test('ignores games without a winner', () => {
  expect(myHockeyScore([...first, ...second], new Map())).toEqual({ games: 0, hits: 0, logLoss: 0 });
});

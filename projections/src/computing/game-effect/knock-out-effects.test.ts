import { expect, test } from 'vitest';
import { score } from '../../views/standings/rows.fixture.ts';
import { knockOutEffectsOf } from './knock-out-effects.ts';

const semi = score(1, 1, '3-1', 2, { date: '2025-01-11', stage: 'semi-final' });
const final = score(2, 3, '2-1', 1, { date: '2025-01-12', stage: 'final' });

test('the winner of a round goes on and the loser is eliminated', () => {
  expect(knockOutEffectsOf([semi, final], semi)).toEqual([
    { teamId: 1, effect: 'on' },
    { teamId: 2, effect: 'out' },
  ]);
});

test('the final names the winner and the finalist', () => {
  expect(knockOutEffectsOf([semi, final], final)).toEqual([
    { teamId: 3, effect: 'winner' },
    { teamId: 1, effect: 'finalist' },
  ]);
});

test('a game of an open series has no effect, and the deciding game has one', () => {
  const series = [
    semi,
    score(4, 2, '3-1', 1, { date: '2025-01-13', stage: 'semi-final' }),
    score(5, 1, '3-1', 2, { date: '2025-01-14', stage: 'semi-final' }),
  ];
  expect(series.map((game) => knockOutEffectsOf(series, game).length)).toEqual([0, 0, 2]);
});

test('a group game has no knock-out effect', () => {
  const game = score(6, 1, '3-1', 2, { date: '2025-01-10' });
  expect(knockOutEffectsOf([game, semi], game)).toEqual([]);
});

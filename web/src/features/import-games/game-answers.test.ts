import { expect, test } from 'vitest';
import { gameAnswerTo, isCancelled, withAbsent, withGames } from './game-answers.ts';
import { noAnswers } from './name-answers.ts';

test('replaces and removes the answers for lines', () => {
  const one = withGames(noAnswers, [
    { line: 2, value: '70' },
    { line: 3, value: 'new' },
  ]);
  expect([2, 3, 4].map((line) => gameAnswerTo(one, line))).toEqual(['70', 'new', '']);
  const other = withGames(one, [
    { line: 2, value: 'new' },
    { line: 3, value: '' },
  ]);
  expect(other).toEqual({ ...noAnswers, games: [{ line: 2, game: 'new' }] });
});

test('cancels games, and reverts to “keep”', () => {
  const both = withAbsent(noAnswers, [70, 71], 'cancel');
  const one = withAbsent(both, [71], 'keep');
  expect([70, 71, 72].map((id) => isCancelled(one, id))).toEqual([true, false, false]);
});

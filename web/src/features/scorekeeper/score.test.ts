import { expect, test } from 'vitest';
import { type Score, without } from './score.ts';

const at = (homeGoals: number, awayGoals: number, period: Score['period'] = 1): Score => ({
  homeGoals,
  awayGoals,
  period,
});

test('undoes a goal and preserves later changes of another scorekeeper', () => {
  const goal = { before: at(0, 0), after: at(1, 0) };
  expect(without(at(1, 0), goal)).toEqual(at(0, 0));
  expect(without(at(1, 1, 2), goal)).toEqual(at(0, 1, 2));
  expect(without(at(0, 1), goal)).toEqual(at(0, 1));
});

test('restores the previous period on undo, unless another one was chosen since', () => {
  const later = { before: at(2, 1, 1), after: at(2, 1, 2) };
  expect(without(at(2, 1, 2), later)).toEqual(at(2, 1, 1));
  expect(without(at(2, 2, 3), later)).toEqual(at(2, 2, 3));
});

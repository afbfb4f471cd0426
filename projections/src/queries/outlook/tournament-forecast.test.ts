import { expect, test } from 'vitest';
import { isTooLargeTogether } from './tournament-forecast.queries.ts';

const group = (teams: number, games: number) => ({ teamIds: { size: teams }, games: { length: games } });

test('the groups of a category together are no larger than the largest league', () => {
  expect(isTooLargeTogether(Array.from({ length: 20 }, () => group(5, 10)))).toBe(false);
  expect(isTooLargeTogether(Array.from({ length: 21 }, () => group(5, 10)))).toBe(true);
  expect(isTooLargeTogether(Array.from({ length: 4 }, () => group(4, 800)))).toBe(true);
});

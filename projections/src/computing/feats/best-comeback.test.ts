import { describe, expect, test } from 'vitest';
import { competitionRow, score } from '../../views/standings/rows.fixture.ts';
import { bestComeback } from './best-comeback.ts';

const round = (number: number, goals: `${number}-${number}`) =>
  score(number, 10, goals, 20, { date: `2024-10-${String(number).padStart(2, '0')}` });

describe('the best comeback in the table', () => {
  const lostFive = [1, 2, 3, 4, 5].map((number) => round(number, '0-1'));

  test('is measured from the lowest rank after five games to the final rank', () => {
    const wonSix = [6, 7, 8, 9, 10, 11].map((number) => round(number, '1-0'));
    expect(bestComeback([...lostFive, ...wonSix], [], competitionRow())).toEqual({
      teamId: 10,
      places: 1,
      lowest: { rank: 2, date: '2024-10-05' },
      final: { rank: 1, date: '2024-10-11' },
    });
  });

  test('ignores a low rank before the fifth game', () => {
    const early = [round(1, '0-1'), ...[2, 3, 4, 5, 6].map((number) => round(number, '1-0'))];
    expect(bestComeback(early, [], competitionRow())).toBeNull();
  });
});

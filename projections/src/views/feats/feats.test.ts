import { describe, expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { featsOf } from './feats.ts';

describe('feats of a team', () => {
  const games = [
    score(1, 10, '5-1', 20, { date: '2024-10-01' }),
    score(2, 20, '2-6', 10, { date: '2024-10-02' }),
    score(3, 20, '7-6', 10, { date: '2024-10-03' }),
    score(4, 10, '1-0', 20, { date: '2024-10-04' }),
    score(5, 10, '20-0', 20, { date: '2024-10-05', forfeitedBy: 'away' }),
  ];

  test('the biggest win is the first one with the greatest margin, and forfeits do not count', () => {
    expect(featsOf(games, 10)).toMatchObject({
      biggestWin: { gameId: 1, date: '2024-10-01', opponentId: 20, value: 4, goalsFor: 5, goalsAgainst: 1 },
      biggestMargin: 4,
      highestScoring: { gameId: 3, value: 13, goalsFor: 6, goalsAgainst: 7 },
      mostGoals: 13,
      shutouts: 1,
      longestWinningStreak: 2,
    });
  });

  test('a team without a win has no biggest win', () => {
    expect(featsOf([score(1, 10, '0-1', 20)], 10)).toMatchObject({ biggestWin: null, biggestMargin: 0 });
  });

  test('the goal awarded for winning a shoot-out does not end a shut-out', () => {
    const goalless = [score(1, 10, '1-0', 20, { decidedIn: 'shootout' })];
    expect([featsOf(goalless, 10).shutouts, featsOf(goalless, 20).shutouts]).toEqual([1, 1]);
    expect(featsOf([score(1, 10, '1-0', 20)], 20).shutouts).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { categoryCounts, competitionCounts, seasonCounts } from './counts.ts';

const games = [
  score(1, 10, '3-2', 20, { date: '2024-10-02' }),
  score(2, 20, '1-1', 30, { date: '2024-10-01' }),
  score(3, 30, '0-0', 10, { date: '2024-11-01', status: 'scheduled', homeGoals: null, awayGoals: null }),
  score(4, 40, '0-0', 10, { status: 'cancelled' }),
];

describe('counts', () => {
  test('of a competition: games, those played, goals, teams, and its first and last day', () => {
    expect(competitionCounts('league-1', games)).toEqual({
      competition: 'league-1',
      seasonId: 1,
      categoryId: 1,
      games: 3,
      finals: 2,
      goals: 7,
      teams: 3,
      firstDate: '2024-10-01',
      lastDate: '2024-10-02',
    });
    expect(competitionCounts('league-1', [])).toBeNull();
  });

  test('a competition of several categories has none of its own', () => {
    const mixed = [...games, score(5, 50, '1-0', 60, { categoryId: 2 })];
    expect(competitionCounts('tournament-1', mixed)?.categoryId).toBeNull();
  });

  test('of a season add up those of its competitions and categories', () => {
    const one = competitionCounts('league-1', games);
    const other = competitionCounts('league-2', games.slice(0, 1));
    const rows = [one, other].filter((row) => row !== null);
    expect(seasonCounts(1, rows, [{ seasonId: 1, categoryId: 1, teams: 4, leagues: 2 }], [])).toEqual({
      seasonId: 1,
      games: 4,
      finals: 3,
      goals: 12,
      teams: 4,
      leagues: 2,
      tournaments: 0,
      lastDate: '2024-10-02',
    });
  });

  test('nothing has no counts', () => {
    expect([categoryCounts(1, 1, [], []), seasonCounts(1, [], [], [])]).toEqual([null, null]);
  });
});

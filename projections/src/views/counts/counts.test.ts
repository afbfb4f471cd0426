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
  test('count the games, results, goals, teams, first and last day of a competition', () => {
    expect(competitionCounts('league-1', games)).toEqual({
      competition: 'league-1',
      seasonId: 1,
      categoryId: 1,
      games: 3,
      finals: 2,
      goals: 7,
      goalsByCategory: { 1: 7 },
      teams: 3,
      firstDate: '2024-10-01',
      lastDate: '2024-10-02',
    });
    expect(competitionCounts('league-1', [])).toBeNull();
  });

  test('have no category for a competition of several categories', () => {
    const mixed = [...games, score(5, 50, '1-0', 60, { categoryId: 2 })];
    expect(competitionCounts('tournament-1', mixed)?.categoryId).toBeNull();
  });

  test('have goals by category, for a competition of several categories and for a season', () => {
    const of = competitionCounts('tournament-1', [...games, score(5, 50, '1-0', 60, { categoryId: 2 })]);
    expect(of).toMatchObject({ goals: 8, goalsByCategory: { 1: 7, 2: 1 } });
    const rows = [of, competitionCounts('league-1', games)].filter((row) => row !== null);
    expect(seasonCounts(1, rows, [], [])).toMatchObject({ goals: 15, goalsByCategory: { 1: 14, 2: 1 } });
  });

  test('sum up competitions and categories for a season', () => {
    const one = competitionCounts('league-1', games);
    const other = competitionCounts('league-2', games.slice(0, 1));
    const rows = [one, other].filter((row) => row !== null);
    expect(seasonCounts(1, rows, [{ seasonId: 1, categoryId: 1, teams: 4, leagues: 2 }], [])).toEqual({
      seasonId: 1,
      games: 4,
      finals: 3,
      goals: 12,
      goalsByCategory: { 1: 12 },
      teams: 4,
      leagues: 2,
      tournaments: 0,
      lastDate: '2024-10-02',
    });
  });

  test('are null when there is nothing to count', () => {
    expect([categoryCounts(1, 1, [], []), seasonCounts(1, [], [], [])]).toEqual([null, null]);
  });
});

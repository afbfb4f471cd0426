import { describe, expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { headToHeadRow, rivalryOf, totalsOverSeasons } from './head-to-head.ts';

const games = [
  score(1, 20, '3-2', 10, { date: '2024-10-01', decidedIn: 'overtime' }),
  score(2, 10, '1-4', 20, { date: '2024-10-02' }),
  score(3, 10, '2-2', 20, { date: '2024-10-03' }),
  score(4, 10, '5-0', 20, { date: '2024-10-04' }),
  score(5, 10, '5-0', 30, { date: '2024-10-05' }),
  score(6, 10, '5-0', 20, { date: '2024-10-06', status: 'scheduled' }),
];

describe('a rivalry', () => {
  test('counts every game between the two teams and no other', () => {
    expect(headToHeadRow(games, 10, 20)).toEqual({
      seasonId: 1,
      teamLo: 10,
      teamHi: 20,
      games: 4,
      ties: 1,
      loWins: 1,
      hiWins: 2,
      loLosses: 1,
      hiLosses: 1,
      loOvertimeLosses: 1,
      hiOvertimeLosses: 0,
      loGoals: 10,
      hiGoals: 9,
      longestRun: 2,
      longestRunTeamId: 20,
      lastGameId: 4,
      lastDate: '2024-10-04',
    });
  });

  test('is empty between teams that did not play each other', () => {
    expect(headToHeadRow(games, 20, 30)).toBeNull();
    expect(rivalryOf(games, 20, 30)).toMatchObject({
      games: [],
      lastMeeting: null,
      longestRun: { length: 0 },
    });
  });

  test('has totals in the requested order, which add up over seasons', () => {
    const [first, second] = rivalryOf(games, 20, 10).teams;
    expect(first).toEqual({ id: 20, wins: 2, losses: 1, overtimeLosses: 0, ties: 1, goals: 9 });
    expect(second).toEqual({ id: 10, wins: 1, losses: 1, overtimeLosses: 1, ties: 1, goals: 10 });
    const row = headToHeadRow(games, 10, 20);
    const rows = row ? [row, row] : [];
    expect(totalsOverSeasons(rows, 20, 10)[0]).toEqual({
      id: 20,
      wins: 4,
      losses: 2,
      overtimeLosses: 0,
      ties: 2,
      goals: 18,
    });
  });
});

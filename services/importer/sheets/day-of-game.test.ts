import { expect, test } from 'vitest';
import { dayOfGame } from './day-of-game.ts';
import type { ExistingGame } from './read-leagues.ts';
import type { Placed } from './row-keys.ts';

const other: ExistingGame = {
  id: 1,
  leagueId: 5,
  date: '2026-10-03',
  time: null,
  homeTeamId: 1,
  awayTeamId: 2,
  status: 'scheduled',
  sourceKey: 'sheet/5/n/3',
  homeGoals: null,
  awayGoals: null,
};
const own: ExistingGame = {
  ...other,
  id: 2,
  date: '2026-12-05',
  homeTeamId: 3,
  awayTeamId: 4,
  sourceKey: 'sheet/5/n/41',
};
const row: Placed = {
  line: 2,
  leagueId: 5,
  date: '',
  time: '',
  home: 3,
  away: 4,
  number: '3',
  goals: '',
};

test.each<[string, Placed, ExistingGame[]]>([
  ['has the number of other teams’ game', row, [other, own]],
  [
    'has the number of a played game',
    row,
    [{ ...own, date: '2026-10-03', status: 'final', sourceKey: other.sourceKey }, own],
  ],
  [
    'has its own number among two games',
    { ...row, number: '41' },
    [{ ...own, date: '2026-10-03', sourceKey: null }, own],
  ],
  ['has its own number and turned sides', { ...row, home: 4, away: 3, number: '41' }, [other, own]],
])('a row without a day that %s gets the day of its own game', (_, placed, standing) => {
  expect(dayOfGame(placed, standing)).toBe('2026-12-05');
});

test('refuses a row without a day when its number only belongs to a played game', () => {
  expect(() => dayOfGame(row, [{ ...own, status: 'final', sourceKey: other.sourceKey }])).toThrow(
    'missing-value',
  );
});

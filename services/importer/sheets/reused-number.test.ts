import { expect, test } from 'vitest';
import { gameKeys } from './game-keys.ts';
import type { ExistingGame } from './read-leagues.ts';
import type { Placed } from './row-keys.ts';

const played: ExistingGame = {
  id: 1,
  leagueId: 5,
  date: '2026-10-03',
  time: '10:00',
  homeTeamId: 1,
  awayTeamId: 2,
  status: 'final',
  sourceKey: 'sheet/5/n/3',
  homeGoals: 4,
  awayGoals: 1,
};
const open: ExistingGame = { ...played, status: 'scheduled', homeGoals: null, awayGoals: null };
const row: Placed = {
  line: 2,
  leagueId: 5,
  date: '2026-11-14',
  time: '20:00',
  home: 1,
  away: 2,
  number: '3',
  goals: '2-2',
};
const turned = { home: 2, away: 1 };
const sameDay = { date: played.date };

const found = async (
  rows: readonly Partial<Placed>[],
  standing: readonly ExistingGame[],
  answers: Parameters<typeof gameKeys>[1]['answers'] = [],
) => {
  const all = rows.map((changes, at) => ({ ...row, line: at + 2, ...changes }));
  const keys = await gameKeys(all, { standing, deleted: new Map(), again: false, answers });
  return keys.map(({ game, asked }) =>
    asked ? [asked.why, ...asked.candidates.map(({ id }) => id)].join(' ') : (game?.id ?? 'new'),
  );
};

test.each<[string, Partial<Placed>, ExistingGame, unknown]>([
  ['is of a played game of another day', {}, played, 'same-number 1'],
  ['is of a played game of another day with the same score', { goals: '4-1' }, played, 'same-number 1'],
  ['is of a played game of another day, without a score', { goals: '' }, played, 'same-number 1'],
  ['is of a played game with other sides', turned, played, 'same-number 1'],
  ['is of a played game of the day with other sides', { ...sameDay, ...turned }, played, 'same-number 1'],
  ['is of a played game of the day at another time', sameDay, played, 'same-number 1'],
  [
    'is of a played game whose result is hidden',
    {},
    { ...played, homeGoals: null, awayGoals: null },
    'same-number 1',
  ],
  ['is of a cancelled game of another day', {}, { ...open, status: 'cancelled' }, 'same-number 1'],
  ['is of a game that waits, and moved', {}, open, 1],
  ['is of a postponed game that moved', {}, { ...open, status: 'postponed' }, 1],
  ['is of the same game, whose score is corrected', { ...sameDay, time: '10:00' }, played, 1],
  ['is of the same game, whose time is corrected', { ...sameDay, goals: '4-1' }, played, 1],
  ['is of other teams', { home: 3 }, played, 'new'],
])('a number that %s', async (_, changes, game, expected) => {
  expect(await found([changes], [game])).toEqual([expected]);
});

test('a reassigned number does not move the game of another day', async () => {
  const second = { ...open, id: 2, date: '2026-11-14', time: '20:00', sourceKey: 'sheet/5/n/4' };
  const renumbered = [{ ...sameDay, time: '10:00', number: '4', goals: '4-1' }, { number: '3' }];
  expect(await found(renumbered, [played, second])).toEqual([1, 2]);
});

test('a game added by the answer “new” is matched when the same file is imported again', async () => {
  const answers = [{ line: 2, game: 'new' as const }];
  expect(await found([{}], [played], answers)).toEqual(['new']);
  const added = { ...played, id: 2, date: row.date, time: row.time, homeGoals: 2, awayGoals: 2 };
  expect(await found([{}], [played, { ...added, sourceKey: 'sheet/5/2026-11-14/1/2/20:00' }])).toEqual([2]);
});

test('detects two swapped results of a day despite their numbers', async () => {
  const two = { ...played, id: 2, time: '14:00', homeGoals: 0, awayGoals: 3, sourceKey: 'sheet/5/n/4' };
  const swapped = [
    { ...sameDay, time: '10:00', goals: '0-3' },
    { ...sameDay, time: '14:00', number: '4', goals: '4-1' },
  ];
  expect(await found(swapped, [played, two])).toEqual(['time 2 1', 'time 1 2']);
});

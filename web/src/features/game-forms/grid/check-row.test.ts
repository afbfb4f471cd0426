import { expect, test } from 'vitest';
import { checkPasted, checkRow } from './check-row.ts';
import { emptyGame } from '../game-values.ts';
import { gameOf } from './game-of-row.ts';
import { changed, emptyRow, restoredRow, type Row } from './rows.ts';

const limits = {
  season: { slug: '2021-2022', startsOn: '2021-09-01', endsOn: '2022-04-30' },
  fairPlayMax: 5,
};
const right: Row = {
  ...emptyRow('2022-03-05'),
  homeTeamId: '1',
  awayTeamId: '2',
  homeGoals: '3',
  awayGoals: '2',
};
const wrong = (changes: Partial<Row>) => checkRow({ ...right, ...changes }, limits).map(({ field }) => field);

test('returns one error for each invalid cell, from left to right', () => {
  expect(wrong({ homeFairPlay: '6', homeGoals: '', date: '', awayTeamId: '' })).toEqual(
    ['date', 'homeGoals', 'awayTeamId', 'homeFairPlay'].toSorted(
      (one, other) => order.indexOf(one) - order.indexOf(other),
    ),
  );
});
const order = ['date', 'homeTeamId', 'homeGoals', 'awayTeamId', 'awayGoals', 'decidedIn', 'homeFairPlay'];

test('requires a one-goal margin in a shootout, and allows empty goals in a forfeit', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ decidedIn: 'shootout', homeGoals: '5' })).toEqual(['homeGoals']);
  expect(wrong({ forfeitedBy: 'home', homeGoals: '', awayGoals: '' })).toEqual([]);
});

test('returns no errors for saved and empty rows', () => {
  expect([
    ...wrong({ date: '', saved: { path: '/x', isHeld: false } }),
    ...checkRow(emptyRow(''), limits),
  ]).toEqual([]);
});

test('reports unreadable pasted texts at once, until the cell is filled in', () => {
  const row = { ...right, home: 'Inconnus', homeTeamId: '', time: '', unread: { time: 'soir' } };
  expect(checkPasted(row, true).map(({ field }) => field)).toEqual(['time', 'homeTeamId']);
  // No team counts as unknown while the teams are loading.
  expect(checkPasted(row, false).map(({ field }) => field)).toEqual(['time']);
  expect(checkRow(changed(row, { time: '19:30', homeTeamId: '1' }), limits)).toEqual([]);
});

test('converts a row to a game: a forfeit without goals, fair play only where the rules have it', () => {
  const row = { ...right, time: '19:30', forfeitedBy: 'away' as const, homeGoals: '', homeFairPlay: '4' };
  const where = { seasonId: 1, values: { ...emptyGame, categoryId: '3' }, hasFairPlay: true };
  expect(gameOf(row, where)).toMatchObject({
    seasonId: 1,
    categoryId: 3,
    leagueId: null,
    stage: 'regular',
    time: '19:30',
    venue: null,
    homeGoals: 0,
    decidedIn: 'regulation',
    forfeitedBy: 'away',
    homeFairPlay: 4,
    awayFairPlay: null,
  });
  expect(gameOf(row, { ...where, hasFairPlay: false }).homeFairPlay).toBeNull();
});

test('completes a draft that was stored with fewer columns', () => {
  const { time, unread, forfeitedBy, ...rest } = right;
  const old = JSON.parse(JSON.stringify({ ...rest, refused: 'Non' })) as Row;
  expect(restoredRow(old)).toMatchObject({
    time,
    unread,
    forfeitedBy,
    refused: { field: null, message: 'Non' },
  });
});

const messageFor = (homeGoals: string) =>
  checkPasted({ ...right, unread: { homeGoals } }, true)[0]?.message ?? '';

test('names the accepted goals for an unreadable score, and the right column for a forfeit', () => {
  expect(messageFor('deux')).toContain('50');
  expect(messageFor('Forfait')).toMatch(/colonne|column/);
});

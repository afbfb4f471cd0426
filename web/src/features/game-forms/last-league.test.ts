import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts } from '../../lib/drafts.ts';
import { stubStorage } from '../../testing/stub-storage.ts';
import { keepLastLeague, lastLeague } from './last-league.ts';

const stored = new Map<string, string>();
const cookies = { cookie: '' };
const logIn = (member: number | null): void => {
  cookies.cookie = member === null ? '' : `member=${member}`;
};
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', cookies);
  stubStorage(stored);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const league = {
  kind: 'league',
  leagueId: '12',
  leagueName: 'Mauricie',
  regionId: '4',
  categoryId: '2',
  categoryName: 'M13 AA',
};

test('the league of a member’s last game is found again, in its season', () => {
  logIn(7);
  const game = { ...league, homeGoals: '4' };
  keepLastLeague('2024-2025', game);
  expect(lastLeague('2024-2025')).toEqual(league);
  expect(lastLeague('2023-2024')).toBeNull();
});

test('on a phone that several share, each finds their own', () => {
  logIn(7);
  keepLastLeague('2024-2025', league);
  logIn(8);
  expect(lastLeague('2024-2025')).toBeNull();
  keepLastLeague('2024-2025', { ...league, leagueId: '13' });
  logIn(null);
  expect(lastLeague('2024-2025')).toBeNull();
  keepLastLeague('2024-2025', { ...league, leagueId: '14' });
  logIn(9);
  expect(lastLeague('2024-2025')).toBeNull();
  logIn(7);
  expect(lastLeague('2024-2025')).toEqual(league);
});

test('it goes with a member’s data', () => {
  logIn(7);
  keepLastLeague('2024-2025', league);
  clearDrafts(7);
  expect(lastLeague('2024-2025')).toBeNull();
  expect(stored.size).toBe(0);
});

test('a tournament’s game leaves it as it was', () => {
  logIn(7);
  keepLastLeague('2024-2025', league);
  keepLastLeague('2024-2025', { ...league, kind: 'tournament', leagueId: '' });
  expect(lastLeague('2024-2025')).toEqual(league);
});

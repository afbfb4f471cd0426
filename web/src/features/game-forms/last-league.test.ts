import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts } from '../../lib/forms/drafts.ts';
import { stubStorage } from '../../testing/stub-storage.ts';
import { storeLastLeague, lastLeague } from './last-league.ts';

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

test('returns the league of a member’s last game in the same season', () => {
  logIn(7);
  const game = { ...league, homeGoals: '4' };
  storeLastLeague('2024-2025', game);
  expect(lastLeague('2024-2025')).toEqual(league);
  expect(lastLeague('2023-2024')).toBeNull();
});

test('stores the last league of each member in a shared browser', () => {
  logIn(7);
  storeLastLeague('2024-2025', league);
  logIn(8);
  expect(lastLeague('2024-2025')).toBeNull();
  storeLastLeague('2024-2025', { ...league, leagueId: '13' });
  logIn(null);
  expect(lastLeague('2024-2025')).toBeNull();
  storeLastLeague('2024-2025', { ...league, leagueId: '14' });
  logIn(9);
  expect(lastLeague('2024-2025')).toBeNull();
  logIn(7);
  expect(lastLeague('2024-2025')).toEqual(league);
});

test('clears the last league with a member’s drafts', () => {
  logIn(7);
  storeLastLeague('2024-2025', league);
  clearDrafts(7);
  expect(lastLeague('2024-2025')).toBeNull();
  expect(stored.size).toBe(0);
});

test('ignores a game of a tournament', () => {
  logIn(7);
  storeLastLeague('2024-2025', league);
  storeLastLeague('2024-2025', { ...league, kind: 'tournament', leagueId: '' });
  expect(lastLeague('2024-2025')).toEqual(league);
});

import { resentForDays } from '@rondelle/contracts/log/command-ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../testing/stub-storage.ts';
import { clearDrafts, readDraft, writeDraft } from './drafts.ts';

const day = 86_400_000;
const stored = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  stubStorage(stored);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft is stored until it is sent', () => {
  writeDraft(7, 'add-game', { homeGoals: '4' });
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '4' });
  expect(readDraft(7, 'add-team')).toBeNull();
  writeDraft(7, 'add-game', null);
  expect(readDraft(7, 'add-game')).toBeNull();
  expect(stored.size).toBe(0);
});

test('a draft that is too long is not stored, and removes the previous one', () => {
  writeDraft(7, 'import-games', { rows: ['Loups'] });
  writeDraft(7, 'import-games', { rows: ['x'.repeat(1_100_000)] });
  expect(readDraft(7, 'import-games')).toBeNull();
});

test('a draft expires once its command can no longer be resent, and each change renews it', () => {
  writeDraft(7, 'add-game', { homeGoals: '4' });
  vi.advanceTimersByTime((resentForDays - 1) * day);
  writeDraft(7, 'add-game', { homeGoals: '5' });
  vi.advanceTimersByTime((resentForDays - 1) * day);
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '5' });
  vi.advanceTimersByTime(2 * day);
  expect(readDraft(7, 'add-game')).toBeNull();
  expect(stored.size).toBe(0);
});

test('an unreadable draft and one without a date are ignored', () => {
  stored.set('draft u-7 add-game', '{');
  expect(readDraft(7, 'add-game')).toBeNull();
  stored.set('draft u-7 add-game', '{"homeGoals":"4"}');
  expect(readDraft(7, 'add-game')).toBeNull();
});

test('drafts of one member are neither visible to nor overwritten by another', () => {
  writeDraft(7, 'add-game', { homeGoals: '4' });
  expect(readDraft(8, 'add-game')).toBeNull();
  expect(readDraft(null, 'add-game')).toBeNull();
  // A number with the same prefix is another member.
  expect(readDraft(77, 'add-game')).toBeNull();
  writeDraft(8, 'add-game', { homeGoals: '1' });
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '4' });
});

test("a visitor's draft belongs to the first member who logs in, and to nobody else", () => {
  writeDraft(null, 'add-game', { homeGoals: '4' });
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '4' });
  expect(readDraft(8, 'add-game')).toBeNull();
  expect(readDraft(null, 'add-game')).toBeNull();
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '4' });
});

test("a visitor's draft does not replace the member's own", () => {
  writeDraft(null, 'add-game', { homeGoals: '4' });
  writeDraft(7, 'add-game', { homeGoals: '2' });
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '2' });
});

test('clears the drafts of one member only', () => {
  writeDraft(7, 'add-game', { homeGoals: '4' });
  writeDraft(7, 'add-team', { name: 'Boréals' });
  writeDraft(77, 'add-team', { name: 'Vigiles' });
  stored.set('mantine-color-scheme', 'dark');
  clearDrafts(7);
  expect([...stored.keys()]).toEqual(['draft u-77 add-team', 'mantine-color-scheme']);
});

test('without storage, nothing is stored and nothing throws', () => {
  vi.stubGlobal('localStorage', undefined);
  writeDraft(7, 'add-game', { homeGoals: '4' });
  expect(readDraft(7, 'add-game')).toBeNull();
  expect(() => clearDrafts(7)).not.toThrow();
});

import { resentForDays } from '@rondelle/contracts/log/command-ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/stub-storage.ts';
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

test('what is being typed is found again, until it is sent', () => {
  writeDraft(7, 'add-game', { homeGoals: '4' });
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '4' });
  expect(readDraft(7, 'add-team')).toBeNull();
  writeDraft(7, 'add-game', null);
  expect(readDraft(7, 'add-game')).toBeNull();
  expect(stored.size).toBe(0);
});

test('it is kept as long as the site surely knows the command, and each change counts anew', () => {
  writeDraft(7, 'add-game', { homeGoals: '4' });
  vi.advanceTimersByTime((resentForDays - 1) * day);
  writeDraft(7, 'add-game', { homeGoals: '5' });
  vi.advanceTimersByTime((resentForDays - 1) * day);
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '5' });
  vi.advanceTimersByTime(2 * day);
  expect(readDraft(7, 'add-game')).toBeNull();
  expect(stored.size).toBe(0);
});

test('what is unreadable, or from before drafts had an age, is nothing', () => {
  stored.set('draft u-7 add-game', '{');
  expect(readDraft(7, 'add-game')).toBeNull();
  stored.set('draft u-7 add-game', '{"homeGoals":"4"}');
  expect(readDraft(7, 'add-game')).toBeNull();
});

test('what one member types, another neither sees nor loses', () => {
  writeDraft(7, 'add-game', { homeGoals: '4' });
  expect(readDraft(8, 'add-game')).toBeNull();
  expect(readDraft(null, 'add-game')).toBeNull();
  // A number that begins alike is somebody else's.
  expect(readDraft(77, 'add-game')).toBeNull();
  writeDraft(8, 'add-game', { homeGoals: '1' });
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '4' });
});

test('what a visitor began goes to the first who logs in to finish it, and to nobody else', () => {
  writeDraft(null, 'add-game', { homeGoals: '4' });
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '4' });
  expect(readDraft(8, 'add-game')).toBeNull();
  expect(readDraft(null, 'add-game')).toBeNull();
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '4' });
});

test('a draft of one’s own is not replaced by a visitor’s', () => {
  writeDraft(null, 'add-game', { homeGoals: '4' });
  writeDraft(7, 'add-game', { homeGoals: '2' });
  expect(readDraft(7, 'add-game')).toEqual({ homeGoals: '2' });
});

test('who erases their data has no draft left, others keep theirs', () => {
  writeDraft(7, 'add-game', { homeGoals: '4' });
  writeDraft(7, 'add-team', { name: 'Boréals' });
  writeDraft(77, 'add-team', { name: 'Vigiles' });
  stored.set('mantine-color-scheme', 'dark');
  clearDrafts(7);
  expect([...stored.keys()]).toEqual(['draft u-77 add-team', 'mantine-color-scheme']);
});

test('storage that is forbidden only means that nothing is kept', () => {
  vi.stubGlobal('localStorage', undefined);
  writeDraft(7, 'add-game', { homeGoals: '4' });
  expect(readDraft(7, 'add-game')).toBeNull();
  expect(() => clearDrafts(7)).not.toThrow();
});

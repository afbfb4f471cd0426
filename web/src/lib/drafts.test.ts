import { resentForDays } from '@rondelle/contracts/log/command-ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from './drafts.ts';

const day = 86_400_000;
const stored = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is being typed is found again, until it is sent', () => {
  writeDraft('add-game', { homeGoals: '4' });
  expect(readDraft('add-game')).toEqual({ homeGoals: '4' });
  expect(readDraft('add-team')).toBeNull();
  writeDraft('add-game', null);
  expect(readDraft('add-game')).toBeNull();
  expect(stored.size).toBe(0);
});

test('it is kept as long as the site surely knows the command, and each change counts anew', () => {
  writeDraft('add-game', { homeGoals: '4' });
  vi.advanceTimersByTime((resentForDays - 1) * day);
  writeDraft('add-game', { homeGoals: '5' });
  vi.advanceTimersByTime((resentForDays - 1) * day);
  expect(readDraft('add-game')).toEqual({ homeGoals: '5' });
  vi.advanceTimersByTime(2 * day);
  expect(readDraft('add-game')).toBeNull();
  expect(stored.size).toBe(0);
});

test('what is unreadable, or from before drafts had an age, is nothing', () => {
  stored.set('draft add-game', '{');
  expect(readDraft('add-game')).toBeNull();
  stored.set('draft add-game', '{"homeGoals":"4"}');
  expect(readDraft('add-game')).toBeNull();
});

test('storage that is forbidden only means that nothing is kept', () => {
  vi.stubGlobal('localStorage', undefined);
  writeDraft('add-game', { homeGoals: '4' });
  expect(readDraft('add-game')).toBeNull();
});

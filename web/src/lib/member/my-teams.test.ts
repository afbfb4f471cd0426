import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../testing/stub-storage.ts';
import { storeMyTeams, mostTeams, myTeams } from './my-teams.ts';

beforeEach(() => stubStorage(new Map()));
afterEach(() => vi.unstubAllGlobals());

test('stores each team once, in the order chosen', () => {
  storeMyTeams([12, 7, 12]);
  expect(myTeams()).toEqual([12, 7]);
  expect(myTeams()).toBe(myTeams());
});

test('stores no more teams than a page shows', () => {
  storeMyTeams(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(myTeams()).toHaveLength(mostTeams);
});

test.each(['', 'no json', '{"a":1}', '[0,-3,1.5,"7",null]'])('ignores invalid stored values: %s', (text) => {
  localStorage.setItem('my-teams', text);
  expect(myTeams()).toEqual([]);
});

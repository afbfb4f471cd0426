import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/stub-storage.ts';
import { keepMyTeams, mostTeams, myTeams } from './my-teams.ts';

beforeEach(() => stubStorage(new Map()));
afterEach(() => vi.unstubAllGlobals());

test('teams are kept in the order in which they were chosen, each once', () => {
  keepMyTeams([12, 7, 12]);
  expect(myTeams()).toEqual([12, 7]);
  expect(myTeams()).toBe(myTeams());
});

test('no more than a page shows are kept', () => {
  keepMyTeams(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(myTeams()).toHaveLength(mostTeams);
});

test.each(['', 'no json', '{"a":1}', '[0,-3,1.5,"7",null]'])('what makes no sense is no team: %s', (text) => {
  localStorage.setItem('my-teams', text);
  expect(myTeams()).toEqual([]);
});

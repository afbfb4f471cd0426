import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../testing/stub-storage.ts';
import { mergeTeams } from './merge-teams.ts';
import { storeMyTeams, myTeams } from './my-teams.ts';

beforeEach(() => stubStorage(new Map()));
afterEach(() => vi.unstubAllGlobals());

const accountOf = (...followed: number[]) => {
  const followedIds: number[] = [];
  return { followedIds, followed: async () => followed, follow: async (id: number) => followedIds.push(id) };
};

test("a login adds the browser's teams to the account and the account's teams to the browser", async () => {
  storeMyTeams([5, 7]);
  const account = accountOf(7, 9);
  await mergeTeams(3, account);
  expect(account.followedIds).toEqual([5]);
  expect(myTeams()).toEqual([5, 7, 9]);
});

test('merges once per login, so that teams removed later stay removed', async () => {
  await mergeTeams(3, accountOf(7));
  storeMyTeams([]);
  await mergeTeams(3, accountOf(7));
  expect(myTeams()).toEqual([]);
});

test("a logout removes the account's teams from the browser, and the next account does not get them", async () => {
  await mergeTeams(3, accountOf(7));
  await mergeTeams(null, accountOf());
  expect(myTeams()).toEqual([]);
  storeMyTeams([2]);
  await mergeTeams(3, accountOf(7));
  const other = accountOf();
  await mergeTeams(4, other);
  expect(other.followedIds).toEqual([]);
});

test('when the account cannot be fetched, the browser retains its teams and retries', async () => {
  storeMyTeams([5]);
  const away = { followed: () => Promise.reject(new Error('away')), follow: async () => undefined };
  await expect(mergeTeams(3, away)).rejects.toThrow('away');
  expect(myTeams()).toEqual([5]);
  const account = accountOf();
  await mergeTeams(3, account);
  expect(account.followedIds).toEqual([5]);
});

test("leaves a visitor's teams unchanged", async () => {
  storeMyTeams([5]);
  await mergeTeams(null, accountOf());
  expect(myTeams()).toEqual([5]);
});

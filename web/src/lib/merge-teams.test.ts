import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/stub-storage.ts';
import { mergeTeams } from './merge-teams.ts';
import { keepMyTeams, myTeams } from './my-teams.ts';

beforeEach(() => stubStorage(new Map()));
afterEach(() => vi.unstubAllGlobals());

const accountOf = (...followed: number[]) => {
  const told: number[] = [];
  return { told, followed: async () => followed, follow: async (id: number) => told.push(id) };
};

test('at the login the account follows what the browser kept, and the browser keeps what the account follows', async () => {
  keepMyTeams([5, 7]);
  const account = accountOf(7, 9);
  await mergeTeams(3, account);
  expect(account.told).toEqual([5]);
  expect(myTeams()).toEqual([5, 7, 9]);
});

test('once is enough: what is taken out afterwards stays out', async () => {
  await mergeTeams(3, accountOf(7));
  keepMyTeams([]);
  await mergeTeams(3, accountOf(7));
  expect(myTeams()).toEqual([]);
});

test('with the account its teams leave the browser, and are not given to the next one', async () => {
  await mergeTeams(3, accountOf(7));
  await mergeTeams(null, accountOf());
  expect(myTeams()).toEqual([]);
  keepMyTeams([2]);
  await mergeTeams(3, accountOf(7));
  const other = accountOf();
  await mergeTeams(4, other);
  expect(other.told).toEqual([]);
});

test('where the account cannot be asked the browser keeps its own, and tries again', async () => {
  keepMyTeams([5]);
  const away = { followed: () => Promise.reject(new Error('away')), follow: async () => undefined };
  await expect(mergeTeams(3, away)).rejects.toThrow('away');
  expect(myTeams()).toEqual([5]);
  const account = accountOf();
  await mergeTeams(3, account);
  expect(account.told).toEqual([5]);
});

test('a visitor keeps what a visitor chose', async () => {
  keepMyTeams([5]);
  await mergeTeams(null, accountOf());
  expect(myTeams()).toEqual([5]);
});

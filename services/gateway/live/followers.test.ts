import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFollowers } from './followers.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const { signal } = new AbortController();
/** A turn of the event loop, in which no time passes. */
const turn = () => new Promise(setImmediate);

test('notifies immediately of a change after a pause, with all topics of its hint', async () => {
  const { watch, notify } = createFollowers();
  const league = watch(['league:1', 'season:1']);
  notify('season:1');
  notify('league:1');
  await league.next(signal);
  expect(league.take().topics).toEqual(['season:1', 'league:1']);
});

test('combines changes in quick succession into the next notification', async () => {
  const { watch, notify } = createFollowers();
  const leagues = watch(['league:1', 'league:2', 'league:3']);
  notify('league:1');
  await leagues.next(signal);
  leagues.take();
  let isNotified = false;
  const notified = leagues.next(signal).then(() => {
    isNotified = true;
  });
  notify('league:2');
  await turn();
  notify('league:3');
  await turn();
  expect(isNotified).toBe(false);
  vi.advanceTimersByTime(10);
  await notified;
  expect(leagues.take().topics).toEqual(['league:2', 'league:3']);
});

import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { expect, test } from 'vitest';
import { workLater } from './work-later.ts';

/** A projector with `count` groups left, each of which takes `ms`. */
const withGroups = (count: number, ms: number) => {
  const left = { groups: count, running: 0, most: 0, begun: 0 };
  const later = async () => {
    left.running += 1;
    left.begun += 1;
    left.most = Math.max(left.most, left.running);
    await pause(ms);
    left.running -= 1;
    if (left.groups === 0) return null;
    left.groups -= 1;
    return { seasonId: 7, changed: [], setAside: [], backAgain: [] };
  };
  return { left, later };
};
const published: ChangeHint[] = [];
const run = {
  publish: (hint: ChangeHint) => void published.push(hint),
  onError: () => undefined,
  onSetAside: () => undefined,
};

test('computes groups one at a time when it is quiet, and notifies once', async () => {
  published.length = 0;
  const { left, later } = withGroups(5, 5);
  const work = workLater(run, { later }, new AbortController().signal);
  await expect.poll(() => published.length).toBe(1);
  expect(published).toEqual([{ seasonIds: [7], position: '0', topics: [] }]);
  expect(left).toMatchObject({ groups: 0, most: 1 });
  await work.stop();
});

test('a batch waits for one group at most, and groups still progress between batches', async () => {
  const { left, later } = withGroups(100, 20);
  const work = workLater(run, { later }, new AbortController().signal);
  const waited: number[] = [];
  for (let at = 0; at < 60; at += 1) {
    const before = left.begun;
    await work.first(async () => {
      waited.push(left.begun - before);
      await pause(5);
    });
    await pause(5);
  }
  expect(Math.max(...waited)).toBeLessThanOrEqual(1);
  expect(left.groups).toBeGreaterThan(80);
  expect(left.groups).toBeLessThan(100);
  await work.stop();
});

const later = () => Promise.reject(new Error('the database is away'));

test('an error is reported and ends the work', async () => {
  const work = workLater(run, { later }, new AbortController().signal);
  await expect(work.broken).rejects.toThrow('the database is away');
  await work.stop();
});

import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { expect, test, vi } from 'vitest';
import { workLater } from './work-later.ts';

/** A projector with `count` groups left, each of which takes as long as `work`. */
const withGroups = (count: number, work: () => Promise<unknown>) => {
  const left = { groups: count, running: 0, most: 0, begun: 0 };
  const later = async () => {
    left.running += 1;
    left.begun += 1;
    left.most = Math.max(left.most, left.running);
    await work();
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
  const { left, later } = withGroups(5, () => pause(5));
  const work = workLater(run, { later }, new AbortController().signal);
  await expect.poll(() => published.length).toBe(1);
  expect(published).toEqual([{ seasonIds: [7], position: '0', topics: [] }]);
  expect(left).toMatchObject({ groups: 0, most: 1 });
  await work.stop();
});

test('a batch waits for one group at most, and groups progress between batches, in a fifth of the time', async () => {
  let now = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const spend = async (ms: number) => {
    await pause(1);
    now += ms;
  };
  const { left, later } = withGroups(100, () => spend(25));
  const work = workLater(run, { later }, new AbortController().signal);
  const waited: number[] = [];
  while (left.begun < 5) {
    const before = left.begun;
    await work.first(async () => {
      waited.push(left.begun - before);
      await spend(5);
    });
    await spend(5);
  }
  expect(Math.max(...waited)).toBeLessThanOrEqual(1);
  // Each group takes 25 ms, each batch 10 ms with its pause: ten batches after each of the first four groups.
  expect(waited.length).toBeGreaterThanOrEqual(4 * 10);
  vi.restoreAllMocks();
  await work.stop();
});

const later = () => Promise.reject(new Error('the database is away'));

test('an error is reported and ends the work', async () => {
  const work = workLater(run, { later }, new AbortController().signal);
  await expect(work.broken).rejects.toThrow('the database is away');
  await work.stop();
});

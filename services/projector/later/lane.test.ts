import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import { expect, test } from 'vitest';
import type { ComputedGroup } from './compute-later.ts';
import { type NextLater, startLane } from './lane.ts';

const nothingQuarantined = { seasonId: 7, concerns: ['ratings:7:1' as const], quarantined: [] };
const running = () => {
  const published: ChangeHint[] = [];
  const errors: unknown[] = [];
  const run = {
    publish: (hint: ChangeHint) => void published.push(hint),
    onError: (error: unknown) => void errors.push(error),
    onQuarantined: () => undefined,
    laterEveryMs: 1_000_000,
  };
  return { run, published, errors };
};
const never = new AbortController().signal;

/** Groups that are noted again and again, one computation at a time. */
const notedGroups = (names: readonly string[]) => {
  const seen = { computed: [] as string[], running: 0, most: 0, looks: 0 };
  const next = async (resting: readonly string[]): Promise<ComputedGroup | null> => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await pause(1);
    seen.running -= 1;
    seen.looks += 1;
    const group = names.find((name) => !resting.includes(name));
    if (group === undefined) return null;
    seen.computed.push(group);
    return { ...nothingQuarantined, group };
  };
  return { seen, next };
};

test('computes each group once before repeating any, one at a time, and publishes one hint', async () => {
  const { run, published } = running();
  const { seen, next } = notedGroups(['[1,1]', '[1,2]', '[1,3]']);
  const lane = startLane(run, next, never);
  await expect.poll(() => published.length).toBe(1);
  const narrow = { since: '0', concerns: ['ratings:7:1'] };
  expect(published).toEqual([{ seasonIds: [7], position: '0', topics: [], narrow }]);
  expect(seen).toMatchObject({ computed: ['[1,1]', '[1,2]', '[1,3]'], most: 1 });
  await lane.stop();
});

test('computes a group again after its minimum interval', async () => {
  const { run } = running();
  const { seen, next } = notedGroups(['[1,1]']);
  const lane = startLane({ ...run, laterEveryMs: 20 }, next, never);
  await expect.poll(() => seen.computed.length).toBeGreaterThan(2);
  await lane.stop();
});

test('checks for groups as soon as a batch arrives', async () => {
  const { run } = running();
  const { seen, next } = notedGroups([]);
  const lane = startLane({ ...run, idleMs: 1_000_000 }, next, never);
  await expect.poll(() => seen.looks).toBe(1);
  lane.look();
  await expect.poll(() => seen.looks).toBe(2);
  await lane.stop();
});

test('reports an error and continues', async () => {
  const { run, errors } = running();
  const { seen, next } = notedGroups(['[1,1]']);
  let isAway = true;
  const away: NextLater = async (resting) => {
    if (!isAway) return next(resting);
    isAway = false;
    throw new Error('the database is away');
  };
  const lane = startLane(run, away, never);
  await expect.poll(() => seen.computed, { timeout: 5_000 }).toEqual(['[1,1]']);
  expect(errors).toHaveLength(1);
  await lane.stop();
});

test('ends when another process owns its shards', async () => {
  const { run } = running();
  let looks = 0;
  const lost: NextLater = async () => {
    looks += 1;
    return 'lost';
  };
  const lane = startLane(run, lost, never);
  lane.look();
  await lane.stop();
  expect(looks).toBe(1);
});

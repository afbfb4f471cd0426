import { expect, test } from 'vitest';
import { createWorkQueue } from '../load/work-queue.ts';
import { createMissedChanges, type Since } from './missed-changes.ts';

/** Reads that the test ends one at a time, and a clock that the test sets. */
const watched = () => {
  const clock = { at: 10_000, heardAt: 0 };
  const reads: Since[] = [];
  const ends: (() => void)[] = [];
  const queue = createWorkQueue({ atOnce: 1 });
  const { since } = createMissedChanges({
    queue,
    heardWithin: (ms) => clock.at - clock.heardAt <= ms,
    read: (what) => {
      reads.push(what);
      return new Promise((resolve) => ends.push(() => resolve(new Set(['league:11']))));
    },
    now: () => clock.at,
  });
  const request = (what: Since, network = 'a', signal = new AbortController().signal) =>
    since(what, network, signal);
  /** Ends reads until none is left. */
  const endAll = async () => {
    for (let end; ; end = undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      end = ends.shift();
      if (!end) return;
      end();
    }
  };
  return { clock, reads, request, endAll, queue };
};
const after = (position: number): Since => ({ after: String(position) });

test('serves many clients of one address that reconnect together from one read', async () => {
  const { reads: lookups, request: lookUp, endAll } = watched();
  const [first, ...crowd] = Array.from({ length: 2_000 }, () => lookUp(after(7)));
  await endAll();
  expect(await first).toEqual(new Set(['league:11']));
  expect((await Promise.all(crowd)).every((changed) => changed !== 'shed' && changed?.has('league:11'))).toBe(
    true,
  );
  // One read before the other requests, and one read for all of them.
  expect(lookups.length).toBeLessThanOrEqual(2);
});

test('reuses a result for a second, unless something changes', async () => {
  const { clock, reads: lookups, request: lookUp, endAll } = watched();
  const again = async (ms: number) => {
    clock.at += ms;
    const pending = lookUp(after(7));
    await endAll();
    await pending;
    return lookups.length;
  };
  expect([await again(0), await again(900), await again(200)]).toEqual([1, 1, 2]);
  clock.heardAt = clock.at + 50;
  expect(await again(100)).toBe(3);
});

test('rounds durations up to whole seconds', async () => {
  const { reads: lookups, request: lookUp, endAll } = watched();
  const results = [lookUp({ forMs: 1_100 }), lookUp({ forMs: 1_900 }), lookUp({ forMs: 2_000 })];
  await endAll();
  await Promise.all(results);
  expect(lookups[0]).toEqual({ forMs: 2_000 });
  expect(lookups.length).toBeLessThanOrEqual(2);
});

test('sheds an address with too many requests, without delaying others', async () => {
  const { reads: lookups, request: lookUp, endAll, queue } = watched();
  const greedy = Array.from({ length: 500 }, (_, at) => lookUp(after(at), 'greedy'));
  await new Promise((resolve) => setImmediate(resolve));
  const reader = lookUp(after(1_000), 'reader');
  expect(queue.waiting()).toBeLessThan(100);
  await endAll();
  expect(await reader).toEqual(new Set(['league:11']));
  expect((await Promise.all(greedy)).filter((changed) => changed === 'shed').length).toBeGreaterThan(400);
  // This read starts right after the running read.
  expect(lookups[1]).toEqual(after(1_000));
});

test('does not read for a client that left before its turn', async () => {
  const { reads: lookups, request: lookUp, endAll } = watched();
  const begun = lookUp(after(1));
  const stop = new AbortController();
  const stopped = Array.from({ length: 20 }, (_, at) => lookUp(after(2 + at), 'a', stop.signal));
  stop.abort();
  await endAll();
  expect(await Promise.all([begun, ...stopped])).toEqual([
    new Set(['league:11']),
    ...stopped.map(() => 'shed'),
  ]);
  expect(lookups).toEqual([after(1)]);
});

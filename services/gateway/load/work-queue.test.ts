import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EndTurn, QueuedWork } from './queued-work.ts';
import { createWorkQueue } from './work-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue with one slot and an expected 100 ms per task; records the started tasks by name. */
const watched = () => {
  const queue = createWorkQueue({ atOnce: 1, now: () => Date.now() });
  const [begun, refused]: [string[], string[]] = [[], []];
  const running: EndTurn[] = [];
  const enter = (address: string, name = address): QueuedWork => {
    const work = queue.enter(address);
    void work.turn.then((endTurn) => {
      (endTurn ? begun : refused).push(name);
      if (endTurn) running.push(endTurn);
    });
    return work;
  };
  /** Ends the running task after so many ms. */
  const endAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    running.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, enter, endAfter, begun, refused };
};

test('starts work immediately when nothing else is running', async () => {
  const { enter, endAfter, begun } = watched();
  enter('a');
  await endAfter(20);
  expect(begun).toEqual(['a']);
});

test('runs the tasks of one address in order of arrival', async () => {
  const { enter, endAfter, begun } = watched();
  for (const name of ['1', '2', '3']) enter('a', name);
  for (let i = 0; i < 3; i += 1) await endAfter(20);
  expect(begun).toEqual(['1', '2', '3']);
});

test('preserves the order of arrival as time passes', async () => {
  let ms = 0;
  const queue = createWorkQueue({ atOnce: 1, now: () => (ms += 1) });
  const begun: number[] = [];
  for (let i = 0; i < 5; i += 1)
    void queue.enter('a').turn.then((endTurn) => {
      begun.push(i);
      endTurn?.();
    });
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('starts the work of the address with the fewest recent requests next', async () => {
  const { enter, endAfter, begun } = watched();
  for (let i = 0; i < 5; i += 1) enter('greedy');
  enter('modest');
  await endAfter(20);
  expect(begun).toEqual(['greedy', 'modest']);
});

test('forgets old requests of an address', async () => {
  const { enter, endAfter, begun } = watched();
  for (let i = 0; i < 5; i += 1) enter('earlier');
  for (let i = 0; i < 5; i += 1) await endAfter(20);
  await vi.advanceTimersByTimeAsync(60_000);
  enter('first');
  for (let i = 0; i < 2; i += 1) enter('now');
  enter('earlier');
  await endAfter(20);
  expect(begun.slice(5)).toEqual(['first', 'earlier']);
});

test('sheds work of the busiest address once more than a second of work is waiting', () => {
  const { queue, enter } = watched();
  for (let i = 0; i < 33; i += 1) enter('greedy');
  expect([queue.waiting(), queue.tally.shed]).toEqual([32, 0]);
  enter('greedy');
  expect([queue.waiting(), queue.tally.shed]).toEqual([32, 1]);
});

test('sheds the latest work of the busiest address, not that of an address that arrives later', async () => {
  const { enter, endAfter, begun, refused } = watched();
  for (let i = 1; i <= 33; i += 1) enter('greedy', `greedy ${i}`);
  enter('reader');
  await endAfter(20);
  expect(refused).toEqual(['greedy 33']);
  expect(begun).toEqual(['greedy 1', 'reader']);
});

/** How many tasks may wait after fifty tasks of this duration. */
const roomAfter = async (workMs: number): Promise<number> => {
  const { queue, enter, endAfter } = watched();
  for (let i = 0; i < 50; i += 1) {
    enter('a');
    await endAfter(workMs);
  }
  for (let i = 0; i < 500; i += 1) enter('b');
  return queue.waiting();
};

test('lets more tasks wait when they are fast, and a minimum number when they are slow', async () => {
  expect(await roomAfter(20)).toBeGreaterThan(40);
  expect(await roomAfter(400)).toBe(32);
});

test('does not start abandoned work', async () => {
  const { queue, enter, endAfter, begun } = watched();
  enter('a');
  enter('b').leave();
  await endAfter(20);
  expect(begun).toEqual(['a']);
  expect([queue.waiting(), queue.tally.shed]).toEqual([0, 0]);
});

test('starts shared work when one of its addresses leaves and another still waits', async () => {
  const { enter, endAfter, begun } = watched();
  enter('a');
  const shared = enter('b');
  shared.join('c');
  shared.leave();
  await endAfter(20);
  expect(begun).toEqual(['a', 'b']);
});

test('ranks shared work by the address with the fewest requests', async () => {
  const { enter, endAfter, begun } = watched();
  for (let i = 0; i < 3; i += 1) enter('greedy');
  enter('greedy', 'shared').join('reader');
  await endAfter(20);
  expect(begun).toEqual(['greedy', 'shared']);
});

test('frees the slot of work that hangs, and sheds work that waits too long', async () => {
  const { queue, enter, begun, refused } = watched();
  enter('hangs');
  enter('in vain');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(refused).toEqual(['in vain']);
  enter('next');
  await vi.advanceTimersByTimeAsync(9_500);
  expect(begun).toEqual(['hangs', 'next']);
  expect(queue.waiting()).toBe(0);
});

test('frees one slot when a turn is ended twice', async () => {
  const queue = createWorkQueue({ atOnce: 1 });
  const endTurn = await queue.enter('a').turn;
  for (let i = 0; i < 3; i += 1) queue.enter('b');
  endTurn?.();
  endTurn?.();
  expect(queue.waiting()).toBe(2);
});

test('serves all requests of a reader while fifty addresses request ten times the capacity', async () => {
  const queue = createWorkQueue({ now: () => Date.now() });
  const served: Record<string, boolean[]> = { reader: [], crowd: [] };
  const requestTurn = async (who: string, address: string) => {
    const endTurn = await queue.enter(address).turn;
    served[who]?.push(endTurn !== null);
    if (endTurn) setTimeout(endTurn, 100);
  };
  for (let ms = 0; ms < 30_000; ms += 10) {
    for (let i = 0; i < 3; i += 1) void requestTurn('crowd', `crowd-${(ms / 10 + i * 17) % 50}`);
    if (ms % 1_000 === 500) void requestTurn('reader', 'reader');
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(served['reader']).toEqual(Array.from({ length: 30 }, () => true));
  const done = served['crowd']?.filter(Boolean).length ?? 0;
  // The whole capacity is used: thirty a second.
  expect(done).toBeGreaterThan(800);
  expect(served['crowd']?.length).toBeGreaterThan(8_500);
});

test('moves work to another queue with all its waiting addresses', async () => {
  const [{ queue, enter, endAfter, begun }, other] = [watched(), watched()];
  enter('a');
  other.enter('first');
  const shared = enter('b');
  shared.join('c');
  const turn = shared.moveTo(other.queue);
  expect([queue.waiting(), other.queue.waiting()]).toEqual([0, 1]);
  shared.leave();
  expect(other.queue.waiting()).toBe(1);
  await other.endAfter(20);
  expect(await turn).toBeTypeOf('function');
  await endAfter(20);
  expect(begun).toEqual(['a']);
});

test('does not start abandoned work in the queue that it moved to', async () => {
  const [{ enter }, other] = [watched(), watched()];
  other.enter('first');
  const work = enter('a');
  const turn = work.moveTo(other.queue);
  work.leave();
  expect([await turn, other.queue.waiting()]).toEqual([null, 0]);
  enter('b').leave();
  const left = enter('c');
  left.leave();
  expect([await left.moveTo(other.queue), other.queue.waiting()]).toEqual([null, 0]);
});

test('the queue is busy while one of several addresses would wait for over a tenth of a second', async () => {
  const { queue, enter, endAfter } = watched();
  expect([queue.isBusy(), queue.isIdle()]).toEqual([false, true]);
  for (const address of ['running', 'next', 'last']) enter(address);
  expect([queue.isBusy(), queue.isIdle()]).toEqual([true, false]);
  await endAfter(100);
  expect(queue.isBusy()).toBe(false);
});

test('the queue is not busy when only one address has waiting work', () => {
  const { queue, enter } = watched();
  for (let i = 0; i < 30; i += 1) enter('greedy');
  expect([queue.waiting(), queue.isBusy()]).toEqual([29, false]);
});

test('the queue is busy when two addresses have many waiting tasks, however short each task is', async () => {
  const { queue, enter, endAfter } = watched();
  for (let i = 0; i < 15; i += 1) {
    enter('earlier');
    await endAfter(10);
  }
  for (let i = 0; i < 10; i += 1) for (const address of ['one', 'other']) enter(address);
  expect(queue.isBusy()).toBe(true);
});

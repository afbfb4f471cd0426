import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkQueue, type EndTurn, type QueuedWork } from './work-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue for one work at once that is expected to take 100 ms, and what has become of the works by name. */
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
  /** Ends the work under way after so many milliseconds. */
  const endAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    running.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, enter, endAfter, begun, refused };
};

test('begins at once where nothing else is under way', async () => {
  const { enter, endAfter, begun } = watched();
  enter('a');
  await endAfter(20);
  expect(begun).toEqual(['a']);
});

test('takes the works of one address in the order in which they came', async () => {
  const { enter, endAfter, begun } = watched();
  for (const name of ['1', '2', '3']) enter('a', name);
  for (let i = 0; i < 3; i += 1) await endAfter(20);
  expect(begun).toEqual(['1', '2', '3']);
});

test('keeps that order while the clock goes on', async () => {
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

test('begins next what an address asks for that has asked for least lately', async () => {
  const { enter, endAfter, begun } = watched();
  for (let i = 0; i < 5; i += 1) enter('greedy');
  enter('modest');
  await endAfter(20);
  expect(begun).toEqual(['greedy', 'modest']);
});

test('forgets what an address has asked for after a while', async () => {
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

test('refuses who asks most once more than a second of work waits', () => {
  const { queue, enter } = watched();
  for (let i = 0; i < 33; i += 1) enter('greedy');
  expect([queue.waiting(), queue.tally.shed]).toEqual([32, 0]);
  enter('greedy');
  expect([queue.waiting(), queue.tally.shed]).toEqual([32, 1]);
});

test('refuses the last one of whoever asks most, and not the reader who comes late', async () => {
  const { enter, endAfter, begun, refused } = watched();
  for (let i = 1; i <= 33; i += 1) enter('greedy', `greedy ${i}`);
  enter('reader');
  await endAfter(20);
  expect(refused).toEqual(['greedy 33']);
  expect(begun).toEqual(['greedy 1', 'reader']);
});

/** How many may wait after fifty works that took so long. */
const roomAfter = async (workMs: number): Promise<number> => {
  const { queue, enter, endAfter } = watched();
  for (let i = 0; i < 50; i += 1) {
    enter('a');
    await endAfter(workMs);
  }
  for (let i = 0; i < 500; i += 1) enter('b');
  return queue.waiting();
};

test('lets more wait where work is quick, and what a few browsers ask for where it is slow', async () => {
  expect(await roomAfter(20)).toBeGreaterThan(40);
  expect(await roomAfter(400)).toBe(32);
});

test('does not begin what nobody waits for any longer', async () => {
  const { queue, enter, endAfter, begun } = watched();
  enter('a');
  enter('b').leave();
  await endAfter(20);
  expect(begun).toEqual(['a']);
  expect([queue.waiting(), queue.tally.shed]).toEqual([0, 0]);
});

test('begins what one has left and another still waits for', async () => {
  const { enter, endAfter, begun } = watched();
  enter('a');
  const shared = enter('b');
  shared.join('c');
  shared.leave();
  await endAfter(20);
  expect(begun).toEqual(['a', 'b']);
});

test('what several wait for is as urgent as for the one who asks least', async () => {
  const { enter, endAfter, begun } = watched();
  for (let i = 0; i < 3; i += 1) enter('greedy');
  enter('greedy', 'shared').join('reader');
  await endAfter(20);
  expect(begun).toEqual(['greedy', 'shared']);
});

test('gives the turn to the next where a work never ends, and refuses who waits for it in vain', async () => {
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

test('a turn that is ended twice makes room for one', async () => {
  const queue = createWorkQueue({ atOnce: 1 });
  const endTurn = await queue.enter('a').turn;
  for (let i = 0; i < 3; i += 1) queue.enter('b');
  endTurn?.();
  endTurn?.();
  expect(queue.waiting()).toBe(2);
});

test('answers every request of a reader while fifty addresses ask for ten times what can be done', async () => {
  const queue = createWorkQueue({ now: () => Date.now() });
  const answered: Record<string, boolean[]> = { reader: [], crowd: [] };
  const ask = async (who: string, address: string) => {
    const endTurn = await queue.enter(address).turn;
    answered[who]?.push(endTurn !== null);
    if (endTurn) setTimeout(endTurn, 100);
  };
  for (let ms = 0; ms < 30_000; ms += 10) {
    for (let i = 0; i < 3; i += 1) void ask('crowd', `crowd-${(ms / 10 + i * 17) % 50}`);
    if (ms % 1_000 === 500) void ask('reader', 'reader');
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(answered['reader']).toEqual(Array.from({ length: 30 }, () => true));
  const done = answered['crowd']?.filter(Boolean).length ?? 0;
  // All that can be done is done: thirty a second.
  expect(done).toBeGreaterThan(800);
  expect(answered['crowd']?.length).toBeGreaterThan(8_500);
});

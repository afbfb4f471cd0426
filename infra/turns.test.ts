import { expect, test } from 'vitest';
import { eachInTurns, longestMs, yieldToOthers } from './turns.ts';

const workFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('lets other work run between steps, and processes each item once and in order', async () => {
  const done: number[] = [];
  const seen: number[] = [];
  const look = (): void => {
    seen.push(done.length);
    if (done.length < 10) setImmediate(look);
  };
  setImmediate(look);
  await eachInTurns(
    Array.from({ length: 10 }, (_, at) => at),
    (at) => {
      workFor(longestMs);
      done.push(at);
    },
  );
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (let at = 1; at < 10; at += 1) expect(seen).toContain(at);
});

test('several long tasks run one step each between two steps of other work', async () => {
  let stepsSinceLook = 0;
  let mostSteps = 0;
  let left = 4;
  const look = (): void => {
    mostSteps = Math.max(mostSteps, stepsSinceLook);
    stepsSinceLook = 0;
    if (left > 0) setImmediate(look);
  };
  setImmediate(look);
  const long = async () => {
    for (let step = 0; step < 5; step += 1) {
      await yieldToOthers();
      workFor(longestMs);
      stepsSinceLook += 1;
    }
    left -= 1;
  };
  await Promise.all([long(), long(), long(), long()]);
  expect(mostSteps).toBe(1);
});

test('an aborted task ends at its next turn', async () => {
  const controller = new AbortController();
  let done = 0;
  const long = eachInTurns(
    Array.from({ length: 100 }, (_, at) => at),
    () => {
      workFor(longestMs);
      done += 1;
      if (done === 3) controller.abort();
    },
    controller.signal,
  );
  await expect(long).rejects.toThrow('aborted');
  expect(done).toBe(3);
});

import { expect, test } from 'vitest';
import { eachInTurns, longestMs, othersTurn } from './turns.ts';

const workFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('what waits is answered between two steps of long work, and each thing is done once and in order', async () => {
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

test('of several long works, one goes on in each turn of the others', async () => {
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
      await othersTurn();
      workFor(longestMs);
      stepsSinceLook += 1;
    }
    left -= 1;
  };
  await Promise.all([long(), long(), long(), long()]);
  expect(mostSteps).toBe(1);
});

import { expect, test } from 'vitest';
import { repeated } from './repeated.ts';

/** Work whose runs end when `end` is called. */
const slowWork = () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  return { work, begun: () => ends.length, end: () => ends.shift()?.() };
};

test('runs the work at intervals, and skips a run while the previous one lasts', async () => {
  const { work, begun, end } = slowWork();
  let rounds = 0;
  const { stop } = repeated(() => {
    rounds += 1;
    return work();
  }, 1);
  await expect.poll(begun).toBe(1);
  let others = 0;
  const other = repeated(async () => {
    others += 1;
  }, 1);
  await expect.poll(() => others).toBeGreaterThan(3);
  expect(rounds).toBe(1);
  end();
  await expect.poll(() => rounds).toBe(2);
  end();
  await Promise.all([stop(), other.stop()]);
});

test('a stop waits for all current runs, including requested ones', async () => {
  const { work, begun, end } = slowWork();
  const { now, stop } = repeated(work, 60_000);
  const requests = [now(), now()];
  expect(begun()).toBe(2);
  let isStopped = false;
  const stopping = stop().then(() => {
    isStopped = true;
  });
  end();
  await requests[0];
  expect(isStopped).toBe(false);
  end();
  await stopping;
  expect(begun()).toBe(0);
});

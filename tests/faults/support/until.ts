import { expect } from 'vitest';
import { lagOf } from './site.ts';

/** Waits until a count exceeds a number, however slowly it grows; fails only when it stands still. */
export const untilMoreThan = async (least: number, count: () => number): Promise<void> => {
  for (let seen = count(); seen <= least; seen = count()) await expect.poll(count).toBeGreaterThan(seen);
};

/** Waits until the views have all events: after many writes, a slow machine takes long for the last of them. */
export const untilCaughtUp = (url: string): Promise<void> =>
  expect.poll(() => lagOf(url), { timeout: 120_000 }).toBe(0);

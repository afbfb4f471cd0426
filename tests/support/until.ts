import { vi } from 'vitest';

/**
 * Waits for a truthy value and returns it. For code that hooks call too, where `expect.poll` is not allowed; `label`
 * names the state in the error.
 */
export const until = async <T>(label: string, find: () => T | Promise<T>): Promise<NonNullable<T>> => {
  const found = await vi
    .waitUntil(find, { timeout: 120_000, interval: 20 })
    .catch((error: unknown) => Promise.reject(new Error(`waited in vain for ${label}`, { cause: error })));
  return found as NonNullable<T>;
};

/** Waits until a count exceeds a number, however slowly it grows; fails only when it stands still. */
export const untilMoreThan = async (least: number, count: () => number): Promise<void> => {
  for (let seen = count(); seen <= least; seen = count())
    await until(`more than ${seen}`, () => count() > seen);
};

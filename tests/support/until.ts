import { vi } from 'vitest';

/**
 * Waits for a truthy value and returns it. For code that hooks call too, where `expect.poll` is not allowed; `what`
 * names the state in the error.
 */
export const until = async <T>(what: string, find: () => T | Promise<T>): Promise<NonNullable<T>> => {
  const found = await vi
    .waitUntil(find, { timeout: 60_000, interval: 20 })
    .catch((error: unknown) => Promise.reject(new Error(`waited in vain for ${what}`, { cause: error })));
  return found as NonNullable<T>;
};

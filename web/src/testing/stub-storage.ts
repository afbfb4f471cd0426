import { vi } from 'vitest';

/** Puts these texts in the place of a browser's storage, for tests that run without one. */
export const stubStorage = (stored: Map<string, string>): void => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  });
};

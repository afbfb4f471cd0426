import { beforeEach, expect, test, vi } from 'vitest';
import { refetchIntervalMs } from './retry-without-response.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

const after = (error: unknown, errorUpdateCount: number) =>
  refetchIntervalMs({ state: { error, errorUpdateCount } });
const refused = (domainCode: string) => Object.assign(new Error('refused'), { data: { domainCode } });

test('a query without a response is repeated within seconds, and less often after too many requests', () => {
  const first = Number(after(new Error('503'), 1));
  expect(first).toBeGreaterThanOrEqual(3_000);
  expect(first).toBeLessThan(5_000);
  expect(after(new Error('503'), 100)).toBe(first * 2);
  expect(after(refused('views/behind'), 100)).toBe(first * 2);
  expect(after(refused('request/too-many'), 3)).toBe(first * 3);
  expect(after(refused('request/too-many'), 100)).toBe(first * 12);
});

test('stops refetching after any response, and without a network', () => {
  expect(after(null, 0)).toBe(false);
  expect(after(refused('permission/denied'), 1)).toBe(false);
  expect(after(refused('team/unknown'), 1)).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(after(new Error('Failed to fetch'), 1)).toBe(false);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { whileUnanswered } from './while-unanswered.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

const after = (error: unknown, errorUpdateCount: number) =>
  whileUnanswered({ state: { error, errorUpdateCount } });
const refused = (domainCode: string) => Object.assign(new Error('refused'), { data: { domainCode } });

test('what the site does not answer is asked for again, less and less often', () => {
  const first = Number(after(new Error('503'), 1));
  expect(first).toBeGreaterThanOrEqual(5_000);
  expect(first).toBeLessThan(10_000);
  expect(after(new Error('503'), 3)).toBe(first * 3);
  expect(after(refused('request/too-many'), 100)).toBe(first * 6);
});

test('an answer ends the asking, also one that refuses, and so does a lost network', () => {
  expect(after(null, 0)).toBe(false);
  expect(after(refused('permission/denied'), 1)).toBe(false);
  expect(after(refused('team/unknown'), 1)).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(after(new Error('Failed to fetch'), 1)).toBe(false);
});

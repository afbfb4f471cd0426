import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { regularly } from './regularly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs once it may, then after every pause, also after a failure, until it is stopped', async () => {
  const told: unknown[] = [];
  let runs = 0;
  const task = async () => {
    runs += 1;
    if (runs === 1) throw new Error('no database');
  };
  const stop = regularly(task, { everyMs: 1_000 }, (error) => told.push(error));
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(2);
  expect(told).toEqual([new Error('no database')]);
  await stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(2);
});

test('leaves those who start in peace for a while, where it can wait', async () => {
  let runs = 0;
  const task = async () => void (runs += 1);
  const stop = regularly(task, { firstAfterMs: 5_000, everyMs: 1_000 }, () => undefined);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(runs).toBe(2);
  await stop();
});

test('never runs twice at once, and stops when the last run has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const stop = regularly(
    () => {
      runs += 1;
      return promise;
    },
    { everyMs: 1_000 },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(5_000);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([runs, isStopped]).toEqual([1, false]);
  resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(1);
});

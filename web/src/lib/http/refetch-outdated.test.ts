import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headersOfQueries, noteChange, notingWrite, writesSettled } from './known-changes.ts';
import { noteFetches, refetchOutdated } from './refetch-outdated.ts';

/** Later than every change that another test of the same worker noted. */
let now = Date.now();
beforeEach(() => void vi.useFakeTimers({ now: (now += 60_000) }));
afterEach(() => void vi.useRealTimers());

test('sends `no-cache` for two seconds after a known change', () => {
  expect(headersOfQueries()).toEqual({});
  noteChange();
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1_999);
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(1);
  expect(headersOfQueries()).toEqual({});
});

test('names the gateway that received the hints of all recent changes', () => {
  noteChange('one');
  noteChange('one');
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache', 'heard-by': 'one' });
  noteChange('two');
  noteChange('two');
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
  vi.advanceTimersByTime(2_000);
  noteChange('two');
  noteChange();
  expect(headersOfQueries()).toEqual({ 'cache-control': 'no-cache' });
});

/** A displayed query with its first data; `count` returns the number of its fetches, which end with `respond`. */
const displayed = async () => {
  const queries = new QueryClient();
  noteFetches(queries);
  const waiting: (() => void)[] = [];
  let fetches = 0;
  const queryFn = () => {
    fetches += 1;
    return new Promise<number>((resolve) => waiting.push(() => resolve(fetches)));
  };
  new QueryObserver(queries, { queryKey: ['game'], queryFn, retry: false }).subscribe(() => undefined);
  const respond = () => waiting.splice(0).forEach((end) => end());
  const data = () => queries.getQueryData(['game']);
  respond();
  await vi.advanceTimersByTimeAsync(0);
  return { queries, respond, data, count: () => fetches };
};

test('refetches a query whose last fetch began before the change', async () => {
  const { queries, respond, data, count } = await displayed();
  noteChange();
  const refetched = refetchOutdated(queries, {});
  expect(count()).toBe(2);
  respond();
  await refetched;
  expect(data()).toBe(2);
});

test('waits for a fetch that began after the change, and does not repeat a finished one', async () => {
  const { queries, respond, count } = await displayed();
  noteChange();
  const refetched = Promise.all([refetchOutdated(queries, {}), refetchOutdated(queries, {})]);
  let isDone = false;
  void refetched.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(false);
  respond();
  await refetched;
  await refetchOutdated(queries, {});
  expect(count()).toBe(2);
});

test('a write counts as a change once its response has arrived', async () => {
  const { queries, count } = await displayed();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const written = notingWrite(promise);
  void refetchOutdated(queries, {});
  expect(count()).toBe(1);
  resolve(new Response());
  await written;
  void refetchOutdated(queries, {});
  expect(count()).toBe(2);
});

test('waits for writes under way, but only for a limited time', async () => {
  await writesSettled();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const states: string[] = [];
  void notingWrite(promise);
  void writesSettled().then(() => states.push('settled'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(states).toEqual([]);
  resolve(new Response());
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual(['settled']);

  void notingWrite(new Promise(() => undefined));
  void writesSettled().then(() => states.push('gave up'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states).toEqual(['settled', 'gave up']);
});

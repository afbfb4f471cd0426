import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

test('runs a limited number of jobs concurrently, queues a limited number in order, and rejects the others', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 2, mostWaiting: 2, full: () => new Error('full') });
  const begun: number[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const jobs = [0, 1, 2, 3, 4].map((at) =>
    limiter(async () => {
      begun.push(at);
      ends[at] = Promise.withResolvers();
      await ends[at].promise;
      if (at === 0) throw new Error('failed');
      return at;
    }),
  );
  const [failed, ...others] = jobs;
  const refused = expect(jobs[4]).rejects.toThrow('full');
  const first = expect(failed).rejects.toThrow('failed');
  await refused;
  expect(begun).toEqual([0, 1]);
  ends[0]?.resolve();
  await first;
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]?.resolve();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end.resolve();
  expect(await Promise.all(others.slice(0, 3))).toEqual([1, 2, 3]);
});

test('limits the jobs of one owner, and frees the slots of ended jobs', async () => {
  const limiter = createConcurrencyLimiter({
    concurrency: 1,
    mostWaiting: 9,
    mostPerOwner: 2,
    full: () => new Error('full'),
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const own = [limiter(() => promise, 'ada'), limiter(async () => undefined, 'ada')];
  await expect(limiter(async () => undefined, 'ada')).rejects.toThrow('full');
  const other = limiter(async () => 'let in', 'bea');
  resolve();
  await Promise.all(own);
  expect(await other).toBe('let in');
  expect(await limiter(async () => 'again', 'ada')).toBe('again');
});

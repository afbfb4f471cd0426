import { expect, test } from 'vitest';
import { createAccessChecks, type Followed } from './access-checks.ts';

const followed = (sessionId: string): Followed => ({ sessionId, chatid: 1 });
const keysOf = (those: readonly Followed[]) => those.map(({ sessionId }) => sessionId);

/** Checks whose queries the test resolves one by one. */
const open = () => {
  const queries: { checked: readonly string[]; respond: (...may: string[]) => void; fail: () => void }[] = [];
  const errors: unknown[] = [];
  const checks = createAccessChecks({
    stillFollowing: (those) =>
      new Promise((resolve, reject) => {
        const respondTo = (...may: string[]) => resolve(new Set(may.map((one) => `${one} 1`)));
        queries.push({
          checked: keysOf(those),
          respond: respondTo,
          fail: () => reject(new Error('no database')),
        });
      }),
    onError: (error) => errors.push(error),
    retryMs: 1,
  });
  return { ...checks, queries, errors };
};

test('queries once for concurrent checks, and again for checks during a query', async () => {
  const { check, queries } = open();
  const first = Promise.all(['a', 'b', 'c'].map((one) => check(followed(one))));
  await expect.poll(() => queries.length).toBe(1);
  const later = check(followed('a'));
  queries[0]?.respond('a', 'c');
  expect(await first).toEqual([true, false, true]);
  await expect.poll(() => queries.length).toBe(2);
  queries[1]?.respond();
  expect(await later).toBe(false);
  expect(queries.map(({ checked }) => checked)).toEqual([['a', 'b', 'c'], ['a']]);
});

test('delays a result until the database responds, and reports the error', async () => {
  const { check, queries, errors } = open();
  const may = check(followed('a'));
  await expect.poll(() => queries.length).toBe(1);
  queries[0]?.fail();
  await expect.poll(() => queries.length).toBe(2);
  expect(errors).toHaveLength(1);
  queries[1]?.respond('a');
  expect(await may).toBe(true);
});

test('denies waiting checks when it stops', async () => {
  const { check, stop } = open();
  const may = check(followed('a'));
  stop();
  expect(await may).toBe(false);
  expect(await check(followed('b'))).toBe(false);
});

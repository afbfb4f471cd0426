import { expect, test } from 'vitest';
import { oneAtATime } from './use-one-at-a-time.ts';

test('drops tasks while another one runs', async () => {
  const run = oneAtATime();
  const { promise, resolve } = Promise.withResolvers<void>();
  const ran: string[] = [];
  const first = run(() => {
    ran.push('first');
    return promise;
  });
  await run(async () => void ran.push('second'));
  expect(ran).toEqual(['first']);
  resolve();
  await first;
  await run(async () => void ran.push('third'));
  expect(ran).toEqual(['first', 'third']);
});

test('a failing task rejects and lets the next one run', async () => {
  const run = oneAtATime();
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  let ran = false;
  await run(async () => void (ran = true));
  expect(ran).toBe(true);
});

import { DomainError } from '@rondelle/contracts/errors.ts';
import { expect, test } from 'vitest';
import { reserveIds } from './ids.ts';

/** A log whose stream of ids stays empty, and that refuses every event with an error. */
const refusing = (error: Error) => {
  let appends = 0;
  return {
    appends: () => appends,
    log: {
      readStream: async function* () {},
      append: async () => {
        appends += 1;
        throw error;
      },
    },
  };
};

test('gives up on a reservation that conflicts twenty times', async () => {
  const { log, appends } = refusing(new DomainError('stream/conflict'));
  await expect(reserveIds(log, 'game', 1)).rejects.toMatchObject({ code: 'stream/conflict' });
  expect(appends()).toBe(20);
});

test('repeats no reservation after another error', async () => {
  const { log, appends } = refusing(new Error('the disk is full'));
  await expect(reserveIds(log, 'game', 1)).rejects.toThrow('the disk is full');
  expect(appends()).toBe(1);
});

test('reserves at least one id', async () => {
  const { log, appends } = refusing(new Error('unused'));
  for (const count of [0, -1, 1.5]) await expect(reserveIds(log, 'game', count)).rejects.toThrow(RangeError);
  expect(appends()).toBe(0);
});

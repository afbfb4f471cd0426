import { expect, test } from 'vitest';
import { createDemand } from './demand.ts';

test('halves the count of an address after five seconds', () => {
  const demand = createDemand();
  for (let i = 0; i < 4; i += 1) demand.count('a', 0);
  expect([demand.of('a', 0), demand.of('b', 0)]).toEqual([4, 0]);
  expect(demand.of('a', 5_000)).toBe(2);
  demand.count('a', 5_000);
  expect(demand.of('a', 5_000)).toBe(3);
});

test('forgets the address with the oldest request beyond ten thousand', () => {
  const demand = createDemand();
  for (let i = 0; i < 10_000; i += 1) demand.count(`address-${i}`, 0);
  for (const address of ['address-0', 'one more']) demand.count(address, 0);
  const of = ['address-0', 'address-1', 'one more'].map((address) => demand.of(address, 0));
  expect(of).toEqual([2, 0, 1]);
});

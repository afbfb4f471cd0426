import { expect, test } from 'vitest';
import { createDemand } from './demand.ts';

test('what an address has asked for counts half after five seconds', () => {
  let ms = 0;
  const demand = createDemand(() => ms);
  for (let i = 0; i < 4; i += 1) demand.count('a');
  expect([demand.of('a'), demand.of('b')]).toEqual([4, 0]);
  ms = 5_000;
  expect(demand.of('a')).toBe(2);
  demand.count('a');
  expect(demand.of('a')).toBe(3);
});

test('of ten thousand addresses the one that asked longest ago is forgotten first', () => {
  const demand = createDemand(() => 0);
  for (let i = 0; i < 10_000; i += 1) demand.count(`address-${i}`);
  demand.count('address-0');
  demand.count('one more');
  expect([demand.of('address-0'), demand.of('address-1'), demand.of('one more')]).toEqual([2, 0, 1]);
});

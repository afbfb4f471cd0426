import { expect, test } from 'vitest';
import { seventyFifth } from './visit-words.ts';

test('three visits in four are under the value, by the classes that were kept', () => {
  const sums = [
    { key: '1000', count: 50 },
    { key: '2000', count: 50 },
  ];
  // The 75th of a hundred is the 25th of the fifty between 1,500 and 2,000 ms.
  expect(seventyFifth('LCP', sums)).toBe(1_750);
});

test('nothing is said of what nobody measured', () => expect(seventyFifth('INP', [])).toBeNull());

import { expect, test } from 'vitest';
import { growthOf } from '../bench/saturday/growth.ts';

const minute = 60_000;
const every10Seconds = (values: readonly number[]) =>
  values.map((value, n) => ({ at: (n * minute) / 6, value }));

test('memory that rises and is collected again has no growth', () => {
  const sawtooth = Array.from({ length: 60 }, (_, n) => 100 + (n % 5) * 20);
  expect(growthOf(every10Seconds(sawtooth))).toBeCloseTo(0);
});

test('growth is the increase over ten minutes relative to the beginning', () => {
  const steady = Array.from({ length: 61 }, (_, n) => 100 + n);
  expect(growthOf(every10Seconds(steady))).toBeCloseTo(0.55, 1);
});

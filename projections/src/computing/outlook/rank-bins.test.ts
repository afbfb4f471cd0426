import { expect, test } from 'vitest';
import { binsOf, sumOfBins } from './rank-bins.ts';

const monday = (...chances: readonly (readonly [number, number])[]) => ({ firstFour: new Map(chances) });

test('scores chances against final ranks, counting each Monday of each team once', () => {
  const line = [monday([1, 0.95], [2, 0.52], [3, 0.04]), monday([1, 1], [2, 0.55], [3, 0], [9, 0.5])];
  const ranks = new Map([
    [1, 1],
    [2, 5],
    [3, 4],
  ]);
  const bins = binsOf(line, ranks, 4);
  expect(bins).toHaveLength(10);
  expect(bins[9]).toEqual({ forecasts: 2, chances: 1.95, came: 2 });
  expect(bins[5]).toEqual({ forecasts: 2, chances: 1.07, came: 0 });
  expect(bins[0]).toEqual({ forecasts: 2, chances: 0.04, came: 2 });
  expect(sumOfBins([bins, bins])[9]).toEqual({ forecasts: 4, chances: 3.9, came: 4 });
  expect(sumOfBins([]).every(({ forecasts }) => forecasts === 0)).toBe(true);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratingSpread } from './spread.ts';

const rated = (rating: number, connectedGroup = 1) => ({ rating, connectedGroup });

test('counts teams in steps of half a goal, best first, including empty steps', () => {
  const spread = ratingSpread([1.2, 1.4, 0.1, -0.2, -0.3].map((rating) => rated(rating)));
  expect(spread).toEqual({
    step: 0.5,
    bins: [
      { from: 1, teams: 2 },
      { from: 0.5, teams: 0 },
      { from: 0, teams: 1 },
      { from: -0.5, teams: 2 },
    ],
    apart: 0,
  });
});

test('includes only teams that can be compared', () => {
  const spread = ratingSpread([...[1, 2, 3, 4, 5].map((rating) => rated(rating)), rated(9, 2)]);
  expect(spread?.apart).toBe(1);
  expect(spread?.bins[0]?.from).toBe(5);
});

test('fewer than five teams have no spread', () => {
  expect(ratingSpread([1, 2, 3, 4].map((rating) => rated(rating)))).toBeNull();
});

test('counts every team once, in at most a dozen steps', () => {
  const ratings = fc.array(fc.double({ min: -30, max: 30, noNaN: true }), { minLength: 5, maxLength: 80 });
  fc.assert(
    fc.property(ratings, (values) => {
      const spread = ratingSpread(values.map((rating) => rated(rating)));
      expect(spread?.bins.reduce((sum, { teams }) => sum + teams, 0)).toBe(values.length);
      expect(spread?.bins.length).toBeLessThanOrEqual(12);
    }),
  );
});

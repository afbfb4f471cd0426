import { expect, test } from 'vitest';
import { ratingsOf } from '../../views/ratings/ratings.ts';
import { score } from '../../views/standings/rows.fixture.ts';
import { isNearlyEqual, openingAfter } from './opening-after.ts';

const level = [score(1, 10, '3-3', 20), score(2, 30, '3-3', 40)];
/** Ten was two goals better than average, forty two goals worse. */
const opening = {
  ratings: new Map([
    [10, 2],
    [40, -2],
  ]),
  variance: 8,
};

test('a season passes its final ratings and variance to the next one', () => {
  const rows = ratingsOf(level, 1, 1, opening);
  const next = openingAfter(rows);
  expect(next.ratings.get(10)).toBe(rows.find(({ teamId }) => teamId === 10)?.rating);
  expect(ratingsOf([], 1, 1)).toEqual([]);
  expect(openingAfter([]).variance).toBeNull();
  const [again] = ratingsOf([score(3, 10, '1-1', 20)], 2, 1, { ...next, ratings: new Map() });
  expect(again?.ridge).toBeCloseTo(rows[0]?.ridge ?? 0, 0);
});

test('an opening is recorded again when a team joins, or a rating or the variance moves noticeably', () => {
  const recorded = { variance: 8, ratings: [{ teamId: 10, rating: 2 }] };
  const rated = (rating: number) => ({ ...recorded, ratings: [{ teamId: 10, rating }] });
  expect(isNearlyEqual(rated(2.04), recorded)).toBe(true);
  expect(isNearlyEqual(rated(2.06), recorded)).toBe(false);
  expect(isNearlyEqual({ ...recorded, variance: 8.6 }, recorded)).toBe(false);
  const joined = { ...recorded, ratings: [...recorded.ratings, { teamId: 11, rating: 0 }] };
  expect(isNearlyEqual(joined, recorded)).toBe(false);
  expect(isNearlyEqual({ ...recorded, ratings: [{ teamId: 11, rating: 2 }] }, recorded)).toBe(false);
});

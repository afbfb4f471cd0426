import { expect, test } from 'vitest';
import { distanceBetween } from './distance.ts';

const montreal = { latitude: 45.509, longitude: -73.588 };
const quebec = { latitude: 46.812, longitude: -71.215 };

test('Montréal and Québec are 233 km apart, in both directions', () => {
  expect(Math.round(distanceBetween(montreal, quebec))).toBe(233);
  expect(distanceBetween(quebec, montreal)).toBeCloseTo(distanceBetween(montreal, quebec), 9);
});

test('a place is at no distance from itself', () => {
  expect(distanceBetween(montreal, montreal)).toBe(0);
});

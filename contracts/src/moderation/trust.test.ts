import { expect, test } from 'vitest';
import { type TrustHistory, trustOf } from './trust.ts';

const history = (change: Partial<TrustHistory>): TrustHistory => ({
  confirmed: 200,
  disputed: 0,
  undone: 0,
  days: 365,
  ...change,
});

test('a new member has level 0, regardless of the results confirmed in a day', () => {
  expect(trustOf({ confirmed: 0, disputed: 0, undone: 0, days: 0 })).toBe(0);
  expect(trustOf(history({ days: 1 }))).toBe(0);
});

test('the level rises with confirmed results and with time', () => {
  expect(trustOf(history({ confirmed: 4 }))).toBe(0);
  expect(trustOf(history({ confirmed: 5 }))).toBe(1);
  expect(trustOf(history({ confirmed: 25 }))).toBe(2);
  expect(trustOf(history({ confirmed: 100 }))).toBe(3);
  expect(trustOf(history({ days: 7 }))).toBe(1);
  expect(trustOf(history({ days: 89 }))).toBe(2);
});

test('disputed results and undone changes lower the level', () => {
  expect(trustOf(history({ disputed: 10 }))).toBe(3);
  expect(trustOf(history({ disputed: 11 }))).toBe(2);
  expect(trustOf(history({ undone: 4 }))).toBe(2);
  expect(trustOf(history({ undone: 14 }))).toBe(0);
});

test('an old account without confirmed results stays at level 0', () => {
  expect(trustOf(history({ confirmed: 0, days: 4_000 }))).toBe(0);
});

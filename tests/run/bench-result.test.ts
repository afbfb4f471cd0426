import { expect, test } from 'vitest';
import { resultOf } from '../bench/result.ts';
import { exitCodeOf, type Season20Facts } from '../bench/season20/facts.ts';

const facts: Season20Facts = {
  date: '2026-01-02',
  machine: '2 × a processor',
  seed: 1,
  seasons: 20,
  games: 2_000_000,
  events: 2_300_000,
  peerMeasured: true,
};
const quick = { key: 'rebuildSeconds', value: 59.123456, atMost: 60, how: '' };
const slow = { ...quick, value: 60.1 };
const plain = { key: 'databaseMb', value: 4_464, how: '' };

test('the result of a benchmark contains its facts, its figures, and each target with whether it was met', () => {
  expect(resultOf(facts, [quick, plain])).toEqual({
    ...facts,
    rebuildSeconds: 59.12,
    databaseMb: 4_464,
    targets: { rebuildSeconds: { atMost: 60, met: true } },
  });
  expect(resultOf(facts, [slow]).targets).toEqual({ rebuildSeconds: { atMost: 60, met: false } });
});

test('a missed target, a figure that is not a number, or a missing peer fails the run', () => {
  expect(exitCodeOf(facts, [quick, plain])).toBe(0);
  expect(exitCodeOf(facts, [plain, slow])).toBe(1);
  expect(exitCodeOf(facts, [{ ...quick, value: Number.NaN }])).toBe(1);
  expect(exitCodeOf({ ...facts, peerMeasured: false }, [quick])).toBe(1);
});

import { scriptLimits } from '@rondelle/web/scripts/page-weights.ts';
import { expect, test } from 'vitest';
import { type Figures, lineOf, medianOf, missedBy } from './targets.ts';

const good: Figures = {
  score: 97,
  paintMs: 900,
  largestMs: 1_800,
  blockedMs: 100,
  scriptBytes: scriptLimits.reading,
};

test('returns no missed target for a page at its limits', () => {
  expect(missedBy(good)).toEqual([]);
});

test('names each target that a page misses', () => {
  expect(missedBy({ ...good, score: 96, blockedMs: 101 })).toEqual([
    'performance 96 instead of at least 97',
    'blocked 101 ms instead of at most 100 ms',
  ]);
});

test('counts a figure that Lighthouse does not return as missed', () => {
  expect(missedBy({ ...good, largestMs: Number.NaN })).toHaveLength(1);
});

test('a page is judged by the median of each figure', () => {
  const runs = [90, 98, 99].map((score, at) => ({ ...good, score, blockedMs: [500, 20, 30][at] ?? 0 }));
  expect(lineOf(medianOf(runs))).toBe(
    'first paint 900 ms, performance 98, largest paint 1800 ms, blocked 30 ms, scripts 200.0 kB',
  );
});

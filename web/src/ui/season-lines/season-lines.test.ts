import type { Chart } from '@rondelle/contracts/competition/outputs.ts';
import { expect, test } from 'vitest';
import {
  apart,
  monthStarts,
  placedEnds,
  pointLines,
  pointsOf,
  rankLines,
  viewBoxOf,
} from './season-lines.ts';

const chart: Chart = {
  labels: ['2025-10-04', '2025-10-11', '2025-11-01'],
  datasets: [
    { teamId: 7, label: 'Aigles', data: [0, 2, 4] },
    { teamId: 3, label: 'Loups', data: [2, 2, 2] },
    { teamId: 5, label: 'Ours', data: [0, 0, 2] },
  ],
  options: { unit: 'points' },
};
const input = { chart, teams: [{ id: 7, name: 'Aigles', path: '/e-7' }], main: [7] };
const ranked = { ...input, lastRank: null };

test('ranks teams by points, and ties by the current table', () => {
  const { lines, top, bottom } = rankLines(ranked);
  expect(lines.map(({ values }) => values)).toEqual([
    [2, 1, 1],
    [1, 2, 2],
    [3, 3, 3],
  ]);
  expect([top, bottom]).toEqual([1, 3]);
  expect(lines.map(({ tone }) => tone)).toEqual(['main', 'lead', 'lead']);
});

test('has the last rank that advances, when ranks are drawn', () => {
  expect(rankLines({ ...input, lastRank: 2 }).lastRank).toBe(2);
  expect(pointLines(input).lastRank).toBeNull();
});

test('draws a line from the first day to the last, with the best rank at the top', () => {
  const drawn = rankLines(ranked);
  expect(drawn.lines.map((line) => pointsOf(line, drawn))).toEqual(['0,1 1,0 2,0', '0,0 1,1 2,1', '0,2 2,2']);
  expect(viewBoxOf(drawn)).toBe('0 0 2 2');
  const points = pointLines(input);
  expect(points.lines.map((line) => pointsOf(line, points))[0]).toBe('0,4 1,2 2,0');
});

test('omits a month whose label would overlap another', () => {
  const marks = [{ at: 0.1 }, { at: 0.15 }, { at: 0.25 }];
  expect(apart(marks)).toEqual([{ at: 0.1 }, { at: 0.25 }]);
});

test('marks months at their first day', () => {
  expect(monthStarts(chart.labels)).toEqual([{ day: '2025-11-01', at: 1 }]);
});

const placesOf = (finals: readonly number[]) => {
  const datasets = finals.map((points, at) => ({ teamId: at, label: `Équipe ${at}`, data: [0, points] }));
  const lines = pointLines({ chart: { ...chart, datasets }, teams: [], main: [] });
  return placedEnds(lines).map(({ line, label }) => [line.team.id, label]);
};

test('a label is beside the end of its line', () => {
  expect(placesOf([10, 0, 4])).toEqual([
    [0, 0],
    [2, 3],
    [1, 5],
  ]);
});

test('labels of equal or near ends follow each other, and none leaves the plot', () => {
  expect(placesOf([10, 10, 10, 9]).map(([, label]) => label)).toEqual([0, 1, 2, 3]);
  expect(placesOf([10, 1, 0, 0]).map(([, label]) => label)).toEqual([0, 3, 4, 5]);
});

import { expect, test } from 'vitest';
import { gamesIn } from './games-in.ts';
import { recogniseColumns } from './guess-kinds.ts';
import { readText } from './read-text.ts';

const span = { startsOn: '2026-08-15', endsOn: '2027-05-15' };
const read = (scores: readonly string[]) => {
  const lines = scores.map((score, at) => `2026-11-${String(at + 1).padStart(2, '0')};Lynx;Titans;${score}`);
  const { rows } = readText(['Date;Locale;Visiteuse;Score', ...lines].join('\n'));
  return gamesIn(rows, { ...recogniseColumns(rows, span), span }).games;
};
const scoresOf = (scores: readonly string[]) =>
  read(scores).map(({ cells }) =>
    cells
      .slice(4, 8)
      .filter((cell) => cell !== '')
      .join('|'),
  );

test.each<[string, string[], string[]]>([
  ['of hours', ['19:00', '8:00', '13:00'], ['19:00', '8:00', '13:00']],
  ['of one hour', ['19:00'], ['19:00']],
  ['of hours after the hour', ['19:05', '20:05'], ['19:05', '20:05']],
  ['with one that may be a score', ['4:03'], ['4:03']],
  ['beside hours', ['4:03', '7:05', '19:30'], ['4:03', '7:05', '19:30']],
  ['on the hour beside scores', ['3-1', '8:00', '13:00'], ['3|1', '8:00', '13:00']],
  ['after a score', ['3-1', '19:05', ''], ['3|1', '19:05', '']],
  ['with seconds beside scores', ['3-1', '08:00:00'], ['3|1', '08:00:00']],
  ['that were scores', ['04:03', '2:01', '3-1'], ['4|3', '2|1', '3|1']],
  ['that were all scores', ['04:03:00', '02:01:00'], ['4|3', '2|1']],
])('reads times in a column of scores: %s', (_, cells, expected) => {
  expect(scoresOf(cells)).toEqual(expected);
});

test.each([
  ['4−1', '4|1'],
  ['4‑1', '4|1'],
  ['4/1', '4|1'],
  ['4 / 1 TB', '4|1|shootout'],
  ['4-1*', '4|1'],
  ['4-3 OT2', '4|3|overtime'],
  ['4-3 (2OT)', '4|3|overtime'],
  ['4-3 double overtime', '4|3|overtime'],
  ['4-3 (2e prolongation)', '4|3|overtime'],
  ['4-3 prolongation 2', '4|3|overtime'],
  ['2-2 N', '2|2'],
  ['2-2 (match nul)', '2|2'],
  ['2-2 tie', '2|2'],
  // Neither order is known.
  ['4-1 N', '4|1|N'],
  ['4/1/26', '4/1/26'],
  ['3-2 2P', '3|2|2P'],
  ['3*-2', '3*-2'],
])('reads the score %s as %s', (cell, expected) => {
  expect(scoresOf(['5-0', cell])[1]).toBe(expected);
});

test('marks a score with a star as guessed', () => {
  expect(read(['4-1*', '4-1']).map(({ guessed }) => guessed)).toEqual([['score'], []]);
});

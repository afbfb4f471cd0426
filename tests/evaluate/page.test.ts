import { type Evaluation, ownName } from '@rondelle/projections/computing/ratings/evaluation.ts';
import { expect, test } from 'vitest';
import { pageOf } from './page.ts';
import { plotOf } from './plot.ts';

/** Ten games with this chance of the home team; it won `won` of them. */
const evaluated = (name: string, chance: number, won: number) => {
  const judged = Array.from({ length: 10 }, (_, game) => ({ chance, homeWon: game < won }));
  const category = { season: '2022-2023', category: 'a', judged, gamesByWeek: [10] };
  const evaluation: Evaluation = {
    methods: new Map([[ownName, [category]]]),
    ties: { games: 12, said: 1.4, happened: 2 },
  };
  return { name, evaluation };
};
const all = [evaluated('youth', 0.7, 6), evaluated('B & C <18', 0.2, 3), evaluated('pros', 0.5, 5)];

test('the page of an evaluation has the table, the plot and the actual results', () => {
  const page = pageOf(all);
  expect(page).toContain('| rondelle |');
  expect(page).toContain('](calibration.svg)');
  expect(page).toContain('10 games: 70.0 % said, 60.0 % happened');
  expect(page).toContain('12 games with a forecast: 1 ties said, 2 happened');
});

test('the plot has a panel for each data set, two in a row, with points at the actual results', () => {
  const plot = plotOf(all);
  expect(plot).toContain('width="640" height="640"');
  expect(plot.match(/<g /g)).toHaveLength(3);
  expect(plot).toContain('B &amp; C &lt;18');
  // 0.7 and 0.6 of 240, from the lower left corner at (40, 280).
  expect(plot).toContain('cx="208" cy="136"');
});

test('the plot has colours for a light and a dark page', () => {
  expect(plotOf(all)).toContain('@media (prefers-color-scheme:dark)');
});

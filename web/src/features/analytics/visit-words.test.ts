import { expect, test } from 'vitest';
import { pageNames } from '@rondelle/contracts/site/pages/pages.ts';
import { inLanguage } from '../../lib/format/lang.ts';
import { keyWords, seventyFifth } from './visit-words.ts';

test('interpolates the 75th percentile within its histogram step', () => {
  const sums = new Map([
    ['1000', 50],
    ['2000', 50],
  ]);
  // The 75th of 100 values is the 25th of the 50 in the step from 1,500 to 2,000 ms.
  expect(seventyFifth('LCP', sums)).toBe(1_750);
});

test('returns null without measurements', () => expect(seventyFifth('INP', new Map())).toBeNull());

test.each(['fr', 'en'] as const)('gives each page a unique name, in %s', (lang) => {
  const names = inLanguage(lang, () => pageNames.map((page) => keyWords('page', page)));
  expect(names).toHaveLength(new Set(names).size);
});

test('names pages of arenas and opponents, not their addresses', () => {
  const named = inLanguage('fr', () =>
    (['venues', 'venue', 'opponents'] as const).map((page) => keyWords('page', page)),
  );
  expect(named).toEqual(['Arénas', 'Un aréna', 'Contre qui jouer']);
});

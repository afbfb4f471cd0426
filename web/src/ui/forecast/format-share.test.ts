import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { formatFirstFour, formatFirstRanks, formatShare, formatShares } from './format-share.ts';

const words = (chances: readonly number[], lang: 'fr' | 'en') =>
  inLanguage(lang, () => chances.map((chance) => formatShare(chance).replaceAll('\u00a0', ' ')));

test('displays 0 or 100 % only for certainty, with spaced signs in French', () => {
  const chances = [0, 0.002, 0.004_9, 0.37, 0.996, 1];
  expect(words(chances, 'fr')).toEqual(['0 %', '< 1 %', '< 1 %', '37 %', '> 99 %', '100 %']);
  expect(words(chances, 'en')).toEqual(['0%', '<1%', '<1%', '37%', '>99%', '100%']);
});

test('percents of all outcomes of a game add up to 100', () => {
  inLanguage('en', () => {
    expect(formatShares([0.295, 0.096, 0.609])).toEqual(['29%', '10%', '61%']);
    expect(formatShares([0.333, 0.333, 0.334])).toEqual(['33%', '33%', '34%']);
    // The same on the page of either team.
    expect(formatShares([0.435, 0.09, 0.475])).toEqual(['43%', '9%', '48%']);
    expect(formatShares([0.475, 0.09, 0.435])).toEqual(['48%', '9%', '43%']);
    // Alone where one is nearly certain, or where an outcome is left out.
    expect(formatShares([0.002, 0.998])).toEqual(['<1%', '>99%']);
    expect(formatShares([0.494, 0.494])).toEqual(['49%', '49%']);
  });
});

test('does not display unanimous simulations as certainty while other ranks are possible', () => {
  const possible = { best: 1, worst: 5 };
  inLanguage('en', () => {
    expect(formatFirstFour(1, possible)).toBe('>99%');
    expect(formatFirstFour(0, possible)).toBe('<1%');
    expect(formatFirstFour(0.9, { best: 1, worst: 4 })).toBe('100%');
    expect(formatFirstRanks(6, 0.9, { best: 1, worst: 6 })).toBe('100%');
    expect(formatFirstRanks(6, 0.1, { best: 7, worst: 9 })).toBe('0%');
  });
});

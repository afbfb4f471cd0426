import { expect, test } from 'vitest';
import { certaintyWords } from './certainty-words.ts';
import { inLanguage } from '../../lib/lang.ts';

const fr = (best: number, worst: number) => inLanguage('fr', () => certaintyWords({ best, worst, outOf: 8 }));

test('what is certain of a team is said as people say it', () => {
  expect(fr(1, 1)).toBe('finira au rang 1');
  expect(fr(1, 3)).toBe('finira au pire au rang 3');
  expect(fr(4, 8)).toBe('finira au mieux au rang 4');
  expect(fr(2, 5)).toBe('finira entre les rangs 2 et 5');
});

import { expect, test } from 'vitest';
import { possibleWords } from './possible-words.ts';

test('formats possible ranks as a range, a single rank, or a dash when points do not decide ranks', () => {
  expect(possibleWords({ best: 1, worst: 4, isExact: true })).toBe('1–4');
  expect(possibleWords({ best: 2, worst: 2, isExact: true })).toBe('2');
  expect(possibleWords({ best: 1, worst: 9, isExact: false })).toBe('~ 1–9');
  expect(possibleWords(null)).toBe('–');
});

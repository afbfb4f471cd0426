import { expect, test } from 'vitest';
import { possibleWords } from './possible-words.ts';

test('possible ranks are a range, one rank where only one is left, and a dash where points do not rank', () => {
  expect(possibleWords({ best: 1, worst: 4, isExact: true })).toBe('1–4');
  expect(possibleWords({ best: 2, worst: 2, isExact: true })).toBe('2');
  expect(possibleWords({ best: 1, worst: 9, isExact: false })).toBe('~ 1–9');
  expect(possibleWords(null)).toBe('–');
});

import { expect, test } from 'vitest';
import { inLanguage } from './lang.ts';
import { formatOrdinal, formatTeamOrdinal } from './ordinal.ts';

test('formats ranks as each language does', () => {
  expect(inLanguage('fr', () => [1, 2, 11, 21].map(formatOrdinal))).toEqual(['1er', '2e', '11e', '21e']);
  expect(inLanguage('en', () => [1, 2, 3, 4, 11, 21].map(formatOrdinal))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '21st',
  ]);
});

test('a team is feminine in French', () => {
  expect(inLanguage('fr', () => [1, 2].map(formatTeamOrdinal))).toEqual(['1re', '2e']);
  expect(inLanguage('en', () => formatTeamOrdinal(1))).toBe('1st');
});

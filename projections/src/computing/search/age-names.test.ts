import { expect, test } from 'vitest';
import { inTodaysAges, joinedAges } from './age-names.ts';
import { wordsOf } from '../../views/names/words.ts';

const typed = (text: string, ...named: readonly string[]) =>
  inTodaysAges(wordsOf(joinedAges(text)), (word) => named.includes(word));

test('finds age groups by their former names', () => {
  expect(typed('pee-wee AA Laurentides')).toEqual(['m13', 'aa', 'laurentides']);
  expect(typed('Pee Wee')).toEqual(['m13']);
  expect(typed('Pré-novice')).toEqual(['m7']);
});

test('preserves a former name in a season that uses it', () => {
  expect(typed('bantam AAA', 'bantam')).toEqual(['bantam', 'aaa']);
});

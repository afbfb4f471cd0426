import { expect, test } from 'vitest';
import { plainWords } from './words.ts';

test('leaves out punctuation at the end of a word, but not within it', () => {
  expect(plainWords('Gagné!!! $alut à 5 €')).toEqual(['gagne', 'salut', 'a', '5']);
  expect(plainWords('a!b$')).toEqual(['aib']);
});

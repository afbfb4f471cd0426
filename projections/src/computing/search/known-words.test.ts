import { expect, test } from 'vitest';
import { knownWordsOf } from './known-words.ts';

test('caches the words of a name, but not the words of a long text', () => {
  expect(knownWordsOf('Aréna de Magog')).toEqual(['arena', 'de', 'magog']);
  expect(knownWordsOf('Aréna de Magog')).toBe(knownWordsOf('Aréna de Magog'));
  const text = 'Aréna '.repeat(20);
  expect(knownWordsOf(text)).toEqual(Array.from({ length: 20 }, () => 'arena'));
  expect(knownWordsOf(text)).not.toBe(knownWordsOf(text));
});

test('empties the cache once it holds many words', () => {
  const before = knownWordsOf('Colisée');
  expect(knownWordsOf('Colisée')).toBe(before);
  for (let at = 0; at <= 20_000; at += 1) knownWordsOf(`Aréna ${at}`);
  expect(knownWordsOf('Colisée')).not.toBe(before);
  expect(knownWordsOf('Colisée')).toEqual(before);
});

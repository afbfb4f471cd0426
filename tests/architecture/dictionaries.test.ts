import { expect, test } from 'vitest';
import { dictionariesIn } from './rules/dictionaries.ts';
import { readSources } from './rules/modules.ts';

test('no object is indexed with a text that may be `constructor`', () => {
  expect(dictionariesIn(readSources())).toEqual([]);
});

test('finds an object that is used as a dictionary', () => {
  const text =
    "const words: Readonly<Record<string, string>> = { st: 'saint' };\nconst of = (a: string) => words[a];";
  expect(dictionariesIn(new Map([['contracts/src/x.ts', text]]))).toEqual(['contracts/src/x.ts: words']);
});

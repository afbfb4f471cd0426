import { expect, test } from 'vitest';
import { dictionariesIn } from './rules/dictionaries.ts';
import { readSources } from './rules/modules.ts';

test('no object is looked up by a text that may be `constructor`', () => {
  expect(dictionariesIn(readSources())).toEqual([]);
});

test('an object used as a dictionary is found', () => {
  const text =
    "const words: Readonly<Record<string, string>> = { st: 'saint' };\nconst of = (a: string) => words[a];";
  expect(dictionariesIn(new Map([['contracts/src/x.ts', text]]))).toEqual(['contracts/src/x.ts: words']);
});

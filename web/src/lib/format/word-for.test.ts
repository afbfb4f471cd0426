import { expect, test } from 'vitest';
import { wordFor } from './word-for.ts';

const words = { home: () => 'à domicile', 1: () => 'première' };

test('returns the word for a code, and an unknown code unchanged', () => {
  expect([wordFor(words, 'home'), wordFor(words, 1)]).toEqual(['à domicile', 'première']);
  const unknown = ['', 'toString', '__proto__', 'constructor', 7] as never[];
  expect(unknown.map((code) => wordFor(words, code))).toEqual([
    '',
    'toString',
    '__proto__',
    'constructor',
    '7',
  ]);
});

import { expect, test } from 'vitest';
import { unreadableIn } from './readable-input.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'text' : [nested(depth - 1)]);

test('a NUL is found wherever it stands, and its parameter named', () => {
  expect(unreadableIn({ lang: 'fr', name: 'Étoiles' })).toBeUndefined();
  expect(unreadableIn({ lang: 'fr', name: 'Étoiles\0' })).toBe('name');
  expect(unreadableIn({ games: [{ city: 'Laval' }, { city: '\0' }] })).toBe('games');
});

test('what nests deeper than any form is not read', () => {
  expect(unreadableIn({ input: nested(30) })).toBeUndefined();
  expect(unreadableIn({ input: nested(40) })).toBe('input');
});

test('what has no parameters has none that cannot be read', () => {
  for (const input of [undefined, null, 7, '\0']) expect(unreadableIn(input)).toBeUndefined();
});

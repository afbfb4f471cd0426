import { describe, expect, test } from 'vitest';
import { invalidFieldIn } from './bounded-input.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'text' : [nested(depth - 1)]);
const list = (length: number) => Array.from({ length }, (_, i) => i);

describe('names the invalid parameter of an input with', () => {
  test.each([
    ['a NUL', { name: 'Étoiles\0' }, 'name'],
    ['a NUL far inside', { games: [{ city: 'Laval' }, { city: '\0' }] }, 'games'],
    ['a NUL in a name', { games: [{ 'ci\0ty': 'Laval' }] }, 'games'],
    ['half a surrogate pair', { name: 'Étoiles \ud83c' }, 'name'],
    ['a text that is longer than any form’s', { lang: 'fr', name: 'x'.repeat(40_000) }, 'name'],
    ['deeper nesting than any form’s', { games: nested(40) }, 'games'],
    ['more values than any form', { lang: 'fr', games: list(20_001) }, 'games'],
    ['more values than any form in several lists', { a: list(15_000), b: list(15_000) }, 'b'],
    ['many names', Object.fromEntries(list(30_000).map((i) => [`n${i}`, i])), 'input'],
    ['superjson’s meta', { json: {}, meta: { values: {} } }, 'json'],
    ['superjson’s meta alone', { lang: 'fr', meta: {} }, 'meta'],
    ['a prototype', JSON.parse('{"__proto__":{"role":"masterAdmin"}}'), '__proto__'],
    ['a prototype inside', JSON.parse('{"a":[{"__proto__":{}}]}'), 'a'],
    ['a value that JSON does not have', { a: new Date(0) }, 'a'],
    ['a key with a null character', { '\0': 1 }, 'input'],
  ])('%s', (_what, input, field) => {
    expect(invalidFieldIn(input)).toBe(field);
  });

  test('names `input` when the whole input is a text, a list or a form', () => {
    for (const input of ['\0', 'x'.repeat(40_000), list(30_000), nested(40), new FormData()])
      expect(invalidFieldIn(input)).toBe('input');
  });
});

test('accepts the largest inputs that people send', () => {
  const game = Object.fromEntries(list(24).map((i) => [`field${i}`, 'é'.repeat(120)]));
  expect(invalidFieldIn({ lang: 'fr', games: Array.from({ length: 100 }, () => game) })).toBeNull();
  expect(invalidFieldIn({ procedure: 'game.saveAll', input: { games: nested(20) } })).toBeNull();
  expect(invalidFieldIn({ message: 'Été '.repeat(2_500) })).toBeNull();
});

test('leaves an input without parameters to its schema', () => {
  for (const input of [undefined, null, 7, true, 'fr', [], {}]) expect(invalidFieldIn(input)).toBeNull();
});

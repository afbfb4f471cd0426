import { expect, test } from 'vitest';
import { putInEnvelope } from './put-in-envelope.ts';

test.each([[null], [undefined], ['12'], [[1, { a: null, b: undefined }]], [{ constructor: 'a text' }]])(
  'returns an output that JSON holds as it is: %j',
  (output) => expect(putInEnvelope(output)).toBe(output),
);

const at = new Date('2026-11-29T16:00:00.000Z');

test.each([
  ['a date', at, at.toISOString(), ['Date']],
  ['a big integer', 2n ** 63n, '9223372036854775808', ['bigint']],
  ['a map', new Map([[7, 'a']]), [[7, 'a']], ['map']],
])('puts %s into an envelope with its type', (_what, value, json, type) => {
  expect(putInEnvelope({ list: [{ value }] })).toEqual({
    superjson: { json: { list: [{ value: json }] }, meta: { values: { 'list.0.value': type }, v: 1 } },
  });
});

test('repeats an object that is in an output twice', () => {
  const twice = { at };
  expect(putInEnvelope([twice, twice])).toEqual({
    superjson: {
      json: [{ at: at.toISOString() }, { at: at.toISOString() }],
      meta: { values: { '0.at': ['Date'], '1.at': ['Date'] }, v: 1 },
    },
  });
});

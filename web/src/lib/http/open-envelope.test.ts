import { serialize } from 'superjson';
import { expect, test } from 'vitest';
import { openBody, openEnvelope } from './open-envelope.ts';

const output = { at: new Date(0), position: 2n ** 63n, posts: new Map([[7, { text: 'a' }]]) };
const envelope = { superjson: serialize(output) };

test('returns the dates, big integers and maps in an envelope', async () => {
  expect(await openEnvelope(envelope)).toEqual(output);
});

test.each([[null], ['a text'], [[1]], [{ json: 1, meta: { values: { json: ['Date'] } } }]])(
  'returns an output without an envelope as it is: %j',
  async (plain) => expect(await openEnvelope(plain)).toBe(plain),
);

test('returns the body of a response with its output opened', async () => {
  expect(await openBody({ result: { data: envelope } })).toEqual({ result: { data: output } });
});

test.each([[null], [{}], [{ error: { message: 'no' } }], [{ result: { data: { id: 1 } } }]])(
  'returns a body without an envelope as it is: %j',
  async (body) => expect(await openBody(body)).toBe(body),
);

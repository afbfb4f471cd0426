import { expect, test, vi } from 'vitest';
import { findOptions } from './find-options.ts';
import { searchLimits } from './search-limits.ts';

const named = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Équipe ${at + 1}` }));
const finding = (
  all: number,
  request: { text?: string; isForced?: boolean; without?: readonly number[] } = {},
) => {
  const search = vi.fn((query: string) => Promise.resolve(query === 'none' ? [] : named(all)));
  const { text = '', isForced = false, without = [] } = request;
  return { search, found: findOptions({ search, text, isForced, without: new Set(without) }) };
};
const idsOf = ({ options }: { readonly options: readonly { readonly id: number }[] }) =>
  options.map(({ id }) => id);

test('the limits are those of the specification', () => {
  expect(searchLimits).toMatchObject({ results: 10, letters: 3, delay: 200 });
});

test('a short list is whole before anything is typed', async () => {
  expect(idsOf(await finding(14).found)).toHaveLength(14);
});

test.each(['', 'l', 'le'])('a long list is not searched for « %s »', async (text) => {
  const { search, found } = finding(20, { text });
  expect(await found).toEqual({ options: [], isTooShort: true });
  expect(search.mock.calls).toEqual([['']]);
});

test.each([
  ['three letters', { text: 'lio' }],
  ['two letters after Enter', { text: 'le', isForced: true }],
])('%s find at most ten in a long list', async (_, request) => {
  const { search, found } = finding(20, request);
  expect(idsOf(await found)).toHaveLength(10);
  expect(search.mock.calls).toEqual([[request.text]]);
});

test('one letter searches a short list', async () => {
  const { search, found } = finding(14, { text: 'l' });
  expect(await found).toMatchObject({ isTooShort: false });
  expect(search.mock.calls).toEqual([[''], ['l']]);
});

test('Enter without letters searches nothing in a long list', async () => {
  expect(await finding(20, { isForced: true }).found).toEqual({ options: [], isTooShort: true });
});

test('options that cannot be chosen are left out, and a long list stays long without them', async () => {
  expect(idsOf(await finding(4, { without: [2] }).found)).toEqual([1, 3, 4]);
  expect(await finding(20, { without: [1, 2, 3] }).found).toMatchObject({ isTooShort: true });
});

test('text that nothing matches finds nothing', async () => {
  expect(await finding(20, { text: 'none' }).found).toEqual({ options: [], isTooShort: false });
});

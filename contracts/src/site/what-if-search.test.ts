import { expect, test } from 'vitest';
import { isWhatIf, whatIfIn } from './what-if-search.ts';

const inUrl = (search: string) => whatIfIn(new URLSearchParams(search));

test('supposed results come from the shared link or from the fields of the form', () => {
  expect(inUrl('whatIf=12:4-2,15:3-2:ot')).toBe('12:4-2,15:3-2:ot');
  expect(inUrl('whatIf.12.home=4&whatIf.12.away=3&whatIf.12.in=shootout')).toBe('12:4-3:so');
});

test('fields left empty suppose nothing, and nothing at all is no question', () => {
  expect(inUrl('whatIf.12.home=&whatIf.12.away=&whatIf.12.in=regulation')).toBeUndefined();
  expect(inUrl('whatIf.12.home=3&whatIf.12.away=')).toBeUndefined();
  expect(inUrl('whatIf=')).toBeUndefined();
  expect(inUrl('')).toBeUndefined();
});

test('what is malformed, named twice or one too many is left out', () => {
  expect(inUrl('whatIf=12:4-2,x,13:99-0,12:1-0,14:1-0')).toBe('12:4-2,14:1-0');
  const many = Array.from({ length: 50 }, (_, index) => `${index + 1}:1-0`).join(',');
  expect(inUrl(`whatIf=${many}`)?.split(',')).toHaveLength(40);
});

const asks = (search: string) => isWhatIf(new URLSearchParams(search));

test('an address asks what would be by the shared link or by any field of the form', () => {
  expect(['whatIf=', 'whatIf.1.home=2', 'record=home', ''].map(asks)).toEqual([true, true, false, false]);
});

import { expect, test } from 'vitest';
import { isWhatIf, whatIfIn } from './what-if-search.ts';

const inUrl = (search: string) => whatIfIn(new URLSearchParams(search));

test('reads a scenario from the shared link or from the fields of the form', () => {
  expect(inUrl('whatIf=12:4-2,15:3-2:ot')).toBe('12:4-2,15:3-2:ot');
  expect(inUrl('whatIf.12.home=4&whatIf.12.away=3&whatIf.12.in=shootout')).toBe('12:4-3:so');
});

test('ignores empty fields; without any result there is no scenario', () => {
  expect(inUrl('whatIf.12.home=&whatIf.12.away=&whatIf.12.in=regulation')).toBeUndefined();
  expect(inUrl('whatIf.12.home=3&whatIf.12.away=')).toBeUndefined();
  expect(inUrl('whatIf=')).toBeUndefined();
  expect(inUrl('')).toBeUndefined();
});

test('drops malformed results, duplicates and results beyond the limit', () => {
  expect(inUrl('whatIf=12:4-2,x,13:99-0,12:1-0,14:1-0')).toBe('12:4-2,14:1-0');
  const many = Array.from({ length: 50 }, (_, index) => `${index + 1}:1-0`).join(',');
  expect(inUrl(`whatIf=${many}`)?.split(',')).toHaveLength(40);
});

const hasScenario = (search: string) => isWhatIf(new URLSearchParams(search));

test('a scenario is present with the shared link or with any field of the form', () => {
  expect(['whatIf=', 'whatIf.1.home=2', 'record=home', ''].map(hasScenario)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

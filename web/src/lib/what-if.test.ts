import { expect, test } from 'vitest';
import { isWhatIf, realGoals, supposingAt, whatIfIn } from './what-if.ts';

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

test('where one side alone is filled in, the other keeps its goals', () => {
  const real = realGoals({ home: { goals: 3 }, away: { goals: 1 } });
  expect(inUrl(`whatIf.12.home=0&whatIf.12.away=&whatIf.12.real=${real}`)).toBe('12:0-1');
  expect(inUrl(`whatIf.12.home=&whatIf.12.away=4&whatIf.12.real=${real}`)).toBe('12:3-4');
  expect(inUrl(`whatIf.12.home=&whatIf.12.away=&whatIf.12.real=${real}`)).toBeUndefined();
  const none = realGoals({ home: { goals: null }, away: { goals: null } });
  expect(inUrl(`whatIf.12.home=2&whatIf.12.away=&whatIf.12.real=${none}`)).toBe('12:2-0');
});

test('what is malformed, named twice or one too many is left out', () => {
  expect(inUrl('whatIf=12:4-2,x,13:99-0,12:1-0,14:1-0')).toBe('12:4-2,14:1-0');
  const many = Array.from({ length: 50 }, (_, index) => `${index + 1}:1-0`).join(',');
  expect(inUrl(`whatIf=${many}`)?.split(',')).toHaveLength(40);
});

test('a link holds its supposed results and keeps the rest of the address', () => {
  const place = {
    lang: 'fr',
    path: '/fr/x',
    search: 'record=home&whatIf.1.home=2&whatIf.1.away=1',
    page: null,
  } as const;
  expect(supposingAt(place, '1:2-1')).toBe('/fr/x?record=home&whatIf=1:2-1');
  expect(supposingAt(place, null)).toBe('/fr/x?record=home');
  expect([isWhatIf(place.search), isWhatIf('record=home')]).toEqual([true, false]);
});

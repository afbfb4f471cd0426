import { expect, test } from 'vitest';
import { canonicalSearch } from './search-parameters.ts';

test.each([
  ['home', 'utm_source=lettre&fbclid=IwAR0abc', ''],
  ['home', 'z=1', ''],
  ['latestResults', '?utm_medium=email&date=2025-01-11&z=2&category=12', 'category=12&date=2025-01-11'],
  ['league', 'sort=-pts&record=home', 'record=home&sort=-pts'],
  ['league', 'page=2&view=games', 'view=games&page=2'],
  ['league', 'page=1&view=games', 'view=games&page=1'],
  ['league', 'why=whatever', 'why=1'],
  ['league', 'whatIf.12.home=4&whatIf.12.away=2&whatIf.12.in=regulation', 'whatIf=12%3A4-2'],
  ['league', 'whatIf=&sort=pts', 'sort=pts&whatIf='],
  ['search', 'q=++%C3%A9toile+', 'q=%C3%A9toile'],
  ['login', 'next=%2Ffr%2Fmon-compte&x=y', 'next=%2Ffr%2Fmon-compte'],
] as const)('the page %s canonicalises ?%s', (page, search, known) => {
  expect(canonicalSearch(page, search)).toBe(known);
  expect(canonicalSearch(page, known)).toBe(known);
});

test.each([
  ['teams', 'page=1'],
  ['teams', 'page=01'],
  ['teams', 'page=10001'],
  ['teams', 'region=abc'],
  ['league', 'sort=nothing&record=&view=table'],
  ['league', 'playedBy=2025-02-30&knownAt=yesterday'],
  ['latestResults', 'date=0000-01-01'],
  ['activity', 'kind=thing&before=x&member='],
  ['login', 'next=//evil.example'],
] as const)('the page %s drops invalid parameters: ?%s', (page, search) => {
  expect(canonicalSearch(page, search)).toBe('');
});

test('uses the first of repeated parameters', () => {
  expect(canonicalSearch('teams', 'page=2&page=3')).toBe('page=2');
});

import { whatIfIn } from '@rondelle/contracts/site/what-if-search.ts';
import { expect, test } from 'vitest';
import { realGoals, scenarioAddress } from './what-if.ts';

const inUrl = (search: string) => whatIfIn(new URLSearchParams(search));

test('uses the real goals for a side that is left empty', () => {
  const real = realGoals({ home: { goals: 3 }, away: { goals: 1 } });
  expect(inUrl(`whatIf.12.home=0&whatIf.12.away=&whatIf.12.real=${real}`)).toBe('12:0-1');
  expect(inUrl(`whatIf.12.home=&whatIf.12.away=4&whatIf.12.real=${real}`)).toBe('12:3-4');
  expect(inUrl(`whatIf.12.home=&whatIf.12.away=&whatIf.12.real=${real}`)).toBeUndefined();
  const none = realGoals({ home: { goals: null }, away: { goals: null } });
  expect(inUrl(`whatIf.12.home=2&whatIf.12.away=&whatIf.12.real=${none}`)).toBe('12:2-0');
});

test("a scenario's link has its results and the other search parameters", () => {
  const pageLocation = {
    lang: 'fr',
    path: '/fr/x',
    search: 'record=home&whatIf.1.home=2&whatIf.1.away=1',
    page: null,
  } as const;
  expect(scenarioAddress(pageLocation, '1:2-1')).toBe('/fr/x?record=home&whatIf=1:2-1');
  expect(scenarioAddress(pageLocation, null)).toBe('/fr/x?record=home');
});

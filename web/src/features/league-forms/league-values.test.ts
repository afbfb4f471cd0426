import { expect, test } from 'vitest';
import { checkLeague, leagueIn, type LeagueValues } from './league-values.ts';

const values: LeagueValues = {
  name: '',
  nameEn: '',
  categoryId: '4',
  regionId: '2',
  rulesetId: '1@3',
  revision: '7',
};
const wrong = (changes: Partial<LeagueValues>, isNew: boolean) =>
  checkLeague({ ...values, ...changes }, isNew).map(({ field }) => field);

test('a new league without a name is valid, but not one without a ruleset', () => {
  expect(wrong({}, true)).toEqual([]);
  expect(wrong({ rulesetId: '' }, true)).toEqual(['rulesetId']);
});

test('an edited league without a name is a field error, but not one without a ruleset', () => {
  expect(wrong({ rulesetId: '' }, false)).toEqual(['name']);
});

test('a French name without an English one serves in both languages', () => {
  expect(leagueIn({ ...values, name: ' Élite ' })).toEqual({
    name: { fr: 'Élite', en: 'Élite' },
    categoryId: 4,
    regionId: 2,
  });
});

import { expect, test } from 'vitest';
import { checkTournament, emptyTournament, tournamentIn } from './tournament-values.ts';

const values = {
  ...emptyTournament,
  name: 'Coupe',
  categoryIds: '4,2',
  startsOn: '2026-01-03',
  endsOn: '2026-01-05',
  rulesetId: '1@3',
};
const wrong = (changes: Partial<typeof values>, isNew = true) =>
  checkTournament({ ...values, ...changes }, isNew).map(({ field }) => field);

test('a complete tournament is valid; only a new one needs a ruleset', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ rulesetId: '' })).toEqual(['rulesetId']);
  expect(wrong({ rulesetId: '' }, false)).toEqual([]);
});

test('missing categories and reversed dates are field errors', () => {
  expect(wrong({ categoryIds: '', endsOn: '2026-01-02' })).toEqual(['categoryIds', 'endsOn']);
});

test('values keep the order of the categories, and an empty city is none', () => {
  expect(tournamentIn({ ...values, city: ' ' })).toEqual({
    name: { fr: 'Coupe', en: 'Coupe' },
    categoryIds: [4, 2],
    startsOn: '2026-01-03',
    endsOn: '2026-01-05',
    city: null,
  });
});

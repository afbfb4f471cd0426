import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import { expect, test } from 'vitest';
import { activityActions } from '@rondelle/contracts/competition/activity-actions.ts';
import { inLanguage } from '../../lib/format/lang.ts';
import { activityWords, subjectWords } from './activity-words.ts';

test('every event with a season can be filtered by and has words of its own', () => {
  const ofSeasons = Object.entries(competitionEvents).flatMap(([type, schema]) =>
    'seasonId' in schema.shape ? [type] : [],
  );
  expect(activityActions.toSorted()).toEqual(ofSeasons.toSorted());
  for (const lang of ['fr', 'en'] as const) {
    const texts = inLanguage(lang, () => activityActions.map(activityWords));
    expect(new Set(texts).size).toBe(activityActions.length);
    expect(texts).not.toContain(inLanguage(lang, () => activityWords('SomethingNew')));
  }
});

test('an entity without a name is shown by its kind and number', () => {
  const ruleset = { kind: 'ruleset', subject: { id: 7, name: null, path: null } } as const;
  expect(inLanguage('fr', () => subjectWords(ruleset))).toBe('Règlement nº\u00a07');
});

test('a member without a name is shown as a deleted one', () => {
  const member = { kind: 'member', subject: { id: 8, name: null, path: null } } as const;
  expect(inLanguage('fr', () => subjectWords(member))).toBe('Membre supprimé nº\u00a08');
  expect(inLanguage('en', () => subjectWords(member))).toBe('Deleted member no.\u00a08');
});

test.each([
  ['quebecMinor', '2-1-0 et franc-jeu'],
  ['5-2-0-1-0+', '5-2-0-1-0'],
])('a ruleset is shown by its number and its rules: %s', (name, rules) => {
  const ruleset = { kind: 'ruleset', subject: { id: 7, name, path: null } } as const;
  expect(inLanguage('fr', () => subjectWords(ruleset))).toMatch(new RegExp(`^7\\. .*${rules}`));
});

test('every event has words of its own', () => {
  for (const lang of ['fr', 'en'] as const) {
    const types = Object.keys(competitionEvents);
    const texts = inLanguage(lang, () => types.map(activityWords));
    expect(new Set(texts).size).toBe(types.length);
    expect(texts).not.toContain(inLanguage(lang, () => activityWords('SomethingNew')));
  }
});

import { competitionEvents } from '@rondelle/contracts/competition/events.ts';
import { expect, test } from 'vitest';
import { activityActions } from '@rondelle/contracts/competition/activity-actions.ts';
import { inLanguage } from '../../lib/lang.ts';
import { activityWords, subjectWords } from './activity-words.ts';

test('every event that names its season can be asked for, and has words of its own', () => {
  const ofSeasons = Object.entries(competitionEvents).flatMap(([type, schema]) =>
    'seasonId' in schema.shape ? [type] : [],
  );
  expect(activityActions.toSorted()).toEqual(ofSeasons.toSorted());
  for (const lang of ['fr', 'en'] as const) {
    const said = inLanguage(lang, () => activityActions.map(activityWords));
    expect(new Set(said).size).toBe(activityActions.length);
    expect(said).not.toContain(inLanguage(lang, () => activityWords('SomethingNew')));
  }
});

test('what has no name is called by what it is and its number', () => {
  const ruleset = { kind: 'ruleset', subject: { id: 7, name: null, path: null } } as const;
  expect(inLanguage('fr', () => subjectWords(ruleset))).toBe('Règlement nº\u00a07');
});

test('every event that a history can tell has words of its own', () => {
  for (const lang of ['fr', 'en'] as const) {
    const types = Object.keys(competitionEvents);
    const said = inLanguage(lang, () => types.map(activityWords));
    expect(new Set(said).size).toBe(types.length);
    expect(said).not.toContain(inLanguage(lang, () => activityWords('SomethingNew')));
  }
});

import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { sourceWords, versionName } from './ruleset-words.ts';

test('names a version of a ruleset by its rules, also an older one', () => {
  const older = [{ version: 1, summary: 'nhl' }];
  const rulesets = [{ id: 3, version: 2, key: null, rules: presets.threeTwoOne, older, revision: '1' }];
  const nameOf = (rulesetVersion: number) =>
    inLanguage('fr', () => versionName(rulesets, { rulesetId: 3, rulesetVersion }));
  expect(nameOf(2)).toMatch(/^3\. .*3-2-1.* \(version 2\)$/);
  expect(nameOf(1)).toMatch(/^3\. .*LNH.* \(version 1\)$/);
  expect(nameOf(9)).toBe('règlement 3, version 9');
});

test('states that the rules of tournaments cannot compare the earliest goal', () => {
  expect(inLanguage('en', () => sourceWords('quebecTournament'))).toContain('earliest goal');
  expect(inLanguage('en', () => sourceWords('iihf'))).not.toContain('earliest goal');
});

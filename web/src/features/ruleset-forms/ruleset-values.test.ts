import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { checkRuleset, rulesetOf, rulesetValues } from './ruleset-values.ts';

test('a form returns the rules that fill it, with and without a number of playoff teams', () => {
  const rules = { ...presets.nhl, playoffs: { teams: 4, of: 'division' } } as const;
  expect(rulesetOf(rulesetValues(rules))).toEqual(rules);
  expect(rulesetOf(rulesetValues(presets.nhl))).not.toHaveProperty('playoffs');
});

test('rejects a number of playoff teams outside the bounds, but not an empty one', () => {
  const values = rulesetValues(presets.nhl);
  expect(checkRuleset(values)).toEqual([]);
  expect(checkRuleset({ ...values, playoffTeams: '0' }).map(({ field }) => field)).toEqual(['playoffTeams']);
});

import { expect, test } from 'vitest';
import { presetNames } from './lists.ts';
import { presets } from './ruleset-presets.ts';
import { rulesetSummary } from './ruleset-summary.ts';

test('returns the name of a preset, regardless of the order of keys', () => {
  expect(presetNames.map((name) => rulesetSummary(presets[name]))).toEqual([...presetNames]);
  const { points, ...others } = presets.nhl;
  expect(rulesetSummary({ ...others, points })).toBe('nhl');
});

test('ignores the number of play-off teams, which presets do not state', () => {
  expect(rulesetSummary({ ...presets.nhl, playoffs: { teams: 4, of: 'table' } })).toBe('nhl');
});

test('summarizes other rules by their points', () => {
  const { quebecMinor } = presets;
  const rules = { ...quebecMinor, points: { ...quebecMinor.points, win: 4 } };
  expect(rulesetSummary(rules)).toBe('4-2-1-1-0+');
  expect(rulesetSummary({ ...rules, fairPlay: null })).toBe('4-2-1-1-0');
});

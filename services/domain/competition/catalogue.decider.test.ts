import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { category } from './category.decider.ts';
import { division } from './division.decider.ts';
import { isCalled, named, rename } from './names.ts';
import { region } from './region.decider.ts';
import { ruleset } from './ruleset.decider.ts';

const both = (text: string) => ({ fr: text, en: text });

test('a region is added once', () => {
  const data = { regionId: 4, key: 'mauricie', name: both('Mauricie') };
  const add = { type: 'AddRegion', ...anyCommand, ...data } as const;
  const added = { type: 'RegionAdded', data } as const;
  specFor(region)().when(add).thenEvents(added);
  specFor(region)(added).when(add).thenRejected('region/already-added');
});

test('a region is renamed only when the name differs and the region exists', () => {
  const added = { type: 'RegionAdded', data: { regionId: 4, key: null, name: both('Mauricie') } } as const;
  const renaming = { regionId: 4, name: both('Centre'), onlyIn: null };
  const command = { type: 'RenameRegion', ...anyCommand, ...renaming } as const;
  const renamed = { type: 'RegionRenamed', data: renaming } as const;
  specFor(region)(added).when(command).thenEvents(renamed);
  specFor(region)(added, renamed).when(command).thenNothing();
  specFor(region)().when(command).thenRejected('region/unknown');
});

test('a category is added once', () => {
  const data = { categoryId: 3, key: null, name: both('M13 AAA') };
  const add = { type: 'AddCategory', ...anyCommand, ...data } as const;
  const added = { type: 'CategoryAdded', data } as const;
  specFor(category)().when(add).thenEvents(added);
  specFor(category)(added).when(add).thenRejected('category/already-added');
});

test('a category retains its name of a season when its general name changes', () => {
  const given = specFor(category);
  const added = { type: 'CategoryAdded', data: { categoryId: 3, key: null, name: both('Pee-wee') } } as const;
  const pinning = { categoryId: 3, name: both('Pee-wee'), onlyIn: 14 };
  const pin = { type: 'RenameCategory', ...anyCommand, ...pinning } as const;
  const pinned = { type: 'CategoryRenamed', data: pinning } as const;
  given(added).when(pin).thenEvents(pinned);
  given(added, pinned).when(pin).thenNothing();
  const m13 = { categoryId: 3, name: both('M13'), onlyIn: null };
  const renamed = { type: 'CategoryRenamed', data: m13 } as const;
  given(added, pinned)
    .when({ type: 'RenameCategory', ...anyCommand, ...m13 })
    .thenEvents(renamed);
  given(added, pinned, renamed).when(pin).thenNothing();
  given().when(pin).thenRejected('category/unknown');
});

test('a name in one season does not change the others', () => {
  const names = rename(named(both('Atome'), null), { name: both('M11'), onlyIn: 16 });
  expect(isCalled(names, { name: both('M11'), onlyIn: 16 })).toBe(true);
  expect(isCalled(names, { name: both('Atome'), onlyIn: null })).toBe(true);
  expect(isCalled(names, { name: both('M11'), onlyIn: 17 })).toBe(false);
});

test('a division is added once and renamed only when the name differs', () => {
  const given = specFor(division);
  const data = { divisionId: 2, key: null, name: both('Nord') };
  const add = { type: 'AddDivision', ...anyCommand, ...data } as const;
  const added = { type: 'DivisionAdded', data } as const;
  const rename = (text: string) =>
    ({ type: 'RenameDivision', ...anyCommand, divisionId: 2, name: both(text) }) as const;
  given().when(add).thenEvents(added);
  given(added).when(add).thenRejected('division/already-added');
  given(added)
    .when(rename('Sud'))
    .thenEvents({ type: 'DivisionRenamed', data: { divisionId: 2, name: both('Sud') } });
  given(added).when(rename('Nord')).thenNothing();
  given().when(rename('Nord')).thenRejected('division/unknown');
});

const defining = { rulesetId: 1, key: null, rules: presets.quebecMinor };
const defined = { type: 'RulesetDefined', data: defining } as const;
const revise = { type: 'ReviseRuleset', ...anyCommand, rulesetId: 1, rules: presets.nhl } as const;

test('a ruleset is defined once', () => {
  const define = { type: 'DefineRuleset', ...anyCommand, ...defining } as const;
  specFor(ruleset)().when(define).thenEvents(defined);
  specFor(ruleset)(defined).when(define).thenRejected('ruleset/already-defined');
});

test('a revised ruleset is the next version', () => {
  const given = specFor(ruleset);
  const second = { type: 'RulesetRevised', data: { rulesetId: 1, version: 2, rules: presets.nhl } } as const;
  const third = {
    type: 'RulesetRevised',
    data: { rulesetId: 1, version: 3, rules: presets.threeTwoOne },
  } as const;
  given(defined).when(revise).thenEvents(second);
  given(defined, second)
    .when({ ...revise, rules: presets.threeTwoOne })
    .thenEvents(third);
  given(defined, second).when(revise).thenNothing();
  given().when(revise).thenRejected('ruleset/unknown');
});

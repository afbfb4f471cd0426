import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { category } from './category.decider.ts';
import { division } from './division.decider.ts';
import { organization } from './organization.decider.ts';
import { region } from './region.decider.ts';
import { ruleset } from './ruleset.decider.ts';
import { season } from './season.decider.ts';
import { site } from './site.decider.ts';

const name = { fr: 'Nord', en: 'North' };
const reason = 'other';

test('a region is restored only when deleted, and changed only when not', () => {
  const given = specFor(region);
  const added = { type: 'RegionAdded', data: { regionId: 4, key: null, name } } as const;
  const deleted = { type: 'RegionDeleted', data: { regionId: 4, reason } } as const;
  given(added)
    .when({ type: 'RestoreRegion', ...anyCommand, regionId: 4 })
    .thenRejected('region/not-deleted');
  given(added, deleted)
    .when({ type: 'RenameRegion', ...anyCommand, regionId: 4, name, onlyIn: null })
    .thenRejected('region/unknown');
});

test('a category is restored only when deleted', () => {
  specFor(category)({ type: 'CategoryAdded', data: { categoryId: 3, key: null, name } })
    .when({ type: 'RestoreCategory', ...anyCommand, categoryId: 3 })
    .thenRejected('category/not-deleted');
});

test('a division is restored only when deleted, and changed only when not', () => {
  const given = specFor(division);
  const added = { type: 'DivisionAdded', data: { divisionId: 2, key: null, name } } as const;
  const deleted = { type: 'DivisionDeleted', data: { divisionId: 2, reason } } as const;
  given(added)
    .when({ type: 'RestoreDivision', ...anyCommand, divisionId: 2 })
    .thenRejected('division/not-deleted');
  given(added, deleted)
    .when({ type: 'RenameDivision', ...anyCommand, divisionId: 2, name })
    .thenRejected('division/unknown');
});

test('an organization is added once, restored only when deleted, and changed only when not', () => {
  const given = specFor(organization);
  const data = { organizationId: 2, key: 'ahm', name, cityId: 5 };
  const added = { type: 'OrganizationAdded', data } as const;
  const deleted = { type: 'OrganizationDeleted', data: { organizationId: 2, reason } } as const;
  given(added)
    .when({ type: 'AddOrganization', ...anyCommand, ...data })
    .thenRejected('organization/already-added');
  given(added)
    .when({ type: 'RestoreOrganization', ...anyCommand, organizationId: 2 })
    .thenRejected('organization/not-deleted');
  given(added, deleted)
    .when({ type: 'ChangeOrganization', ...anyCommand, organizationId: 2, name, cityId: null })
    .thenRejected('organization/unknown');
});

test('a ruleset is restored only when deleted, and revised only when not', () => {
  const given = specFor(ruleset);
  const rules = presets.quebecMinor;
  const defined = { type: 'RulesetDefined', data: { rulesetId: 1, key: null, rules } } as const;
  const deleted = { type: 'RulesetDeleted', data: { rulesetId: 1, versions: 1, reason } } as const;
  given(defined)
    .when({ type: 'RestoreRuleset', ...anyCommand, rulesetId: 1 })
    .thenRejected('ruleset/not-deleted');
  given(defined, deleted)
    .when({ type: 'ReviseRuleset', ...anyCommand, rulesetId: 1, rules: presets.nhl })
    .thenRejected('ruleset/unknown');
});

test('a deleted season is not changed', () => {
  const dates = { startsOn: '2024-09-01', endsOn: '2025-05-31' };
  const opened = { type: 'SeasonOpened', data: { seasonId: 19, slug: '2024-2025', ...dates } } as const;
  specFor(season)(opened, { type: 'SeasonDeleted', data: { seasonId: 19, reason } })
    .when({ type: 'ChangeSeasonDates', ...anyCommand, seasonId: 19, ...dates })
    .thenRejected('season/unknown');
});

const limitTo = (value: number | null) =>
  ({ type: 'ChangeSiteSetting', ...anyCommand, siteId: 1, setting: 'changesPercent', value }) as const;

test('a site setting changes only to another value within its limits', () => {
  const given = specFor(site);
  const changed = {
    type: 'SiteSettingChanged',
    data: { siteId: 1, setting: 'changesPercent', value: 1_000 },
  } as const;
  given().when(limitTo(1_000)).thenEvents(changed);
  given(changed).when(limitTo(1_000)).thenNothing();
  given().when(limitTo(null)).thenNothing();
  given().when(limitTo(9)).thenRejected('request/invalid', 'value');
  given().when(limitTo(1_001)).thenRejected('request/invalid', 'value');
});

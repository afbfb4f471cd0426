import { test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { category } from './category.decider.ts';
import { region } from './region.decider.ts';

const name = { fr: 'Mauricie', en: 'Mauricie' };
const description = { fr: 'Au bord du fleuve.', en: 'By the river.' };

test('a region is described only when the text differs and the region exists', () => {
  const given = specFor(region);
  const added = { type: 'RegionAdded', data: { regionId: 4, key: null, name } } as const;
  const describe = { type: 'DescribeRegion', ...anyCommand, regionId: 4, description } as const;
  const described = { type: 'RegionDescribed', data: { regionId: 4, description } } as const;
  const remove = { ...describe, description: null } as const;
  const deleted = { type: 'RegionDeleted', data: { regionId: 4, reason: 'other' } } as const;
  given(added).when(describe).thenEvents(described);
  given(added).when(remove).thenNothing();
  given(added, described).when(describe).thenNothing();
  given(added, described)
    .when(remove)
    .thenEvents({ type: 'RegionDescribed', data: { regionId: 4, description: null } });
  given().when(describe).thenRejected('region/unknown');
  given(added, deleted).when(describe).thenRejected('region/unknown');
});

test('a region has its previous description once restored, whatever its names', () => {
  const added = { type: 'RegionAdded', data: { regionId: 4, key: null, name, description } } as const;
  const renamed = {
    type: 'RegionRenamed',
    data: { regionId: 4, name: { fr: 'Centre', en: 'Centre' }, onlyIn: null },
  } as const;
  const deleted = { type: 'RegionDeleted', data: { regionId: 4, reason: 'other' } } as const;
  specFor(region)(added, renamed, deleted)
    .when({ type: 'RestoreRegion', ...anyCommand, regionId: 4 })
    .thenEvents({
      type: 'RegionRestored',
      data: { regionId: 4, key: null, name: renamed.data.name, seasonNames: [], description },
    });
});

test('a category keeps its policy when it is described, and both once restored', () => {
  const given = specFor(category);
  const added = {
    type: 'CategoryAdded',
    data: { categoryId: 3, key: null, name, shows: 'schedule' },
  } as const;
  const describe = { type: 'DescribeCategory', ...anyCommand, categoryId: 3, description } as const;
  const described = { type: 'CategoryDescribed', data: { categoryId: 3, description } } as const;
  const deleted = { type: 'CategoryDeleted', data: { categoryId: 3, reason: 'other' } } as const;
  given(added).when(describe).thenEvents(described);
  given(added, described).when(describe).thenNothing();
  given().when(describe).thenRejected('category/unknown');
  given(added, described, deleted)
    .when({ type: 'RestoreCategory', ...anyCommand, categoryId: 3 })
    .thenEvents({
      type: 'CategoryRestored',
      data: { categoryId: 3, key: null, name, seasonNames: [], shows: 'schedule', description },
    });
});

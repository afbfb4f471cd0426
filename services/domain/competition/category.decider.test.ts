import { test } from 'vitest';
import { anyCommand, specFor } from '../given.ts';
import { category } from './category.decider.ts';

const added = {
  type: 'CategoryAdded',
  data: { categoryId: 3, key: null, name: { fr: 'M9', en: 'U9' }, shows: 'schedule' },
} as const;
const choose = { type: 'ChooseCategoryPolicy', ...anyCommand, categoryId: 3, shows: 'scores' } as const;
const chosen = { type: 'CategoryPolicyChosen', data: { categoryId: 3, shows: 'scores' } } as const;
const deleted = { type: 'CategoryDeleted', data: { categoryId: 3, reason: 'other' } } as const;

test('a category policy is chosen, and choosing it again changes nothing', () => {
  const given = specFor(category);
  given(added).when(choose).thenEvents(chosen);
  given(added, chosen).when(choose).thenNothing();
  given().when(choose).thenRejected('category/unknown');
  given(added, deleted).when(choose).thenRejected('category/unknown');
});

test('a category shows everything without a policy, and has its previous policy once restored', () => {
  const { shows: _shows, ...data } = added.data;
  const given = specFor(category);
  given({ type: 'CategoryAdded', data })
    .when({ ...choose, shows: 'everything' })
    .thenNothing();
  given(added, chosen, deleted)
    .when({ type: 'RestoreCategory', ...anyCommand, categoryId: 3 })
    .thenEvents({
      type: 'CategoryRestored',
      data: { categoryId: 3, key: null, name: added.data.name, seasonNames: [], shows: 'scores' },
    });
});

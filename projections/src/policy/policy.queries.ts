import { type CategoryPolicy, isShownUnder } from '@rondelle/contracts/competition/category-policy.ts';
import { anyOf } from '../outputs/any-of.ts';
import type { Db } from '../schema.ts';

/** Of these categories, those that show this much: asked where something is counted anew, not read from its view. */
export const showing = async (
  db: Db,
  categoryIds: readonly number[],
  wanted: CategoryPolicy,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('categories')
    .select(['categoryId', 'shows'])
    .where(anyOf('categoryId', categoryIds))
    .limit(categoryIds.length)
    .execute();
  return new Set(rows.filter(({ shows }) => isShownUnder(shows, wanted)).map(({ categoryId }) => categoryId));
};

/** Whether a category shows this much; one that is deleted shows nothing. */
export const shows = async (db: Db, categoryId: number, wanted: CategoryPolicy): Promise<boolean> =>
  (await showing(db, [categoryId], wanted)).has(categoryId);

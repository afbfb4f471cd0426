import { type CategoryPolicy, policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import { anyOf, varying } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';

/**
 * Returns those of the categories that show at least this much. For output that is computed, not read from a restricted
 * table.
 */
export const categoriesShowing = async (
  db: Db,
  categoryIds: readonly number[],
  wanted: CategoryPolicy,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('categories')
    .select(['categoryId', 'shows'])
    .where(anyOf('categoryId', categoryIds))
    .limit(varying(categoryIds.length))
    .execute();
  return new Set(rows.filter(({ shows }) => policyAllows(shows, wanted)).map(({ categoryId }) => categoryId));
};

/** Returns whether a category shows at least this much; a deleted category shows nothing. */
export const shows = async (db: Db, categoryId: number, wanted: CategoryPolicy): Promise<boolean> =>
  (await categoriesShowing(db, [categoryId], wanted)).has(categoryId);

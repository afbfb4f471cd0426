import { type CategoryPolicy, policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import type { Manifest } from '@rondelle/contracts/site/open-data.ts';
import type { Db } from '../../views/schema.ts';

/** The policy of each category, by id. */
export type Policies = ReadonlyMap<number, CategoryPolicy>;

const mostCategories = 1_000;

export const policiesNow = async (db: Db): Promise<Policies> => {
  const rows = await db
    .selectFrom('categories')
    .select(['categoryId', 'shows'])
    .limit(mostCategories)
    .execute();
  return new Map(rows.map(({ categoryId, shows }) => [categoryId, shows]));
};

/** Dumps contain tables at most, so `everything` counts as `tables`. */
const dumpedUnder = (policy: CategoryPolicy): CategoryPolicy => (policy === 'everything' ? 'tables' : policy);

/**
 * Returns whether a dump shows more of a category than the policies now allow; a dump without policies may show
 * everything.
 */
export const exceedsPolicies = ({ shows }: Manifest, now: Policies): boolean =>
  shows === undefined
    ? [...now.values()].some((policy) => !policyAllows(policy, dumpedUnder('everything')))
    : Object.entries(shows).some(
        ([id, then]) => !policyAllows(now.get(Number(id)) ?? then, dumpedUnder(then)),
      );

/** Returns whether a new dump would show more or less. */
export const differsFromPolicies = ({ shows }: Manifest, now: Policies): boolean =>
  shows !== undefined && Object.entries(shows).some(([id, then]) => (now.get(Number(id)) ?? then) !== then);

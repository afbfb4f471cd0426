import { policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import { categoriesTable, teamSeasonsTable } from '../../views/catalogue/catalogue.tables.ts';
import { anyOf } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';
import { streaksTable } from '../../views/streaks/streaks.table.ts';
import { eitherOf } from '../../computing/preview/changes.ts';
import type { RowChanges } from '../../views/previewed.ts';
import { rowsChanged } from './row-changes.ts';
import { type CategoriesOf, type IsVisible, publicChanges } from './public-changes.ts';

const most = { categories: 1_000, listings: 100_000 };

/** Checks policies both before and after: the preview itself may change a policy. */
const policiesIn = async (db: Db, changes: RowChanges): Promise<IsVisible> => {
  const now = await db
    .selectFrom('categories')
    .select(['categoryId', 'shows'])
    .limit(most.categories)
    .execute();
  const before = rowsChanged(changes, categoriesTable).flatMap((row) => row.before ?? []);
  const all = Map.groupBy([...now, ...before], ({ categoryId }) => categoryId);
  return (categoryId, wanted) =>
    all.get(categoryId)?.every(({ shows }) => policyAllows(shows, wanted)) ?? false;
};

/** Loads the categories of the teams whose streaks change, before and after. */
const listingsIn = async (db: Db, changes: RowChanges): Promise<CategoriesOf> => {
  const teamIds = new Set(rowsChanged(changes, streaksTable).map((row) => eitherOf(row).teamId));
  const after = await db
    .selectFrom('team_seasons')
    .select(['teamId', 'seasonId', 'categoryId'])
    .where(anyOf('teamId', teamIds))
    .limit(most.listings)
    .execute();
  const before = rowsChanged(changes, teamSeasonsTable).flatMap((row) => row.before ?? []);
  const all = Map.groupBy([...after, ...before], ({ teamId, seasonId }) => `${teamId} ${seasonId}`);
  return (teamId, seasonId) => (all.get(`${teamId} ${seasonId}`) ?? []).map(({ categoryId }) => categoryId);
};

/** Keeps only the changes that the public may see. */
export const publicChangesOf = async (db: Db, changes: RowChanges): Promise<RowChanges> =>
  publicChanges(changes, ...(await Promise.all([policiesIn(db, changes), listingsIn(db, changes)])));

import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Listing } from './sheet-teams.ts';

/**
 * Reads the listings of some teams in a season. A team that is not listed there gets a listing from another season, the
 * latest by slug.
 */
export const readListings = async (
  db: Db,
  ids: readonly number[],
  seasonId: number,
): Promise<ReadonlyMap<number, Listing>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('team_seasons as t')
    .innerJoin('seasons as s', 's.seasonId', 't.seasonId')
    .select(['t.teamId as id', 't.seasonId', 't.name', 't.city', 't.country', 't.categoryId'])
    .where(anyOf('t.teamId', ids))
    .orderBy('s.slug')
    .execute();
  const found = new Map<number, Listing>();
  for (const { id, seasonId: of, ...row } of rows)
    if (!found.get(id)?.isListed) found.set(id, { ...row, isListed: of === seasonId });
  return found;
};

import type { Pool } from 'pg';
import type { Listing } from './sheet-teams.ts';

type Row = {
  readonly id: number;
  readonly seasonId: number;
  readonly name: string;
  readonly city: string | null;
  readonly categoryId: number;
};

/**
 * Reads the listings of some teams in a season. A team that is not listed there gets a listing from another season, the
 * latest by slug.
 */
export const readListings = async (
  db: Pick<Pool, 'query'>,
  ids: readonly number[],
  seasonId: number,
): Promise<ReadonlyMap<number, Listing>> => {
  if (ids.length === 0) return new Map();
  const text = `SELECT t."teamId" AS id, t."seasonId", t.name, t.city, t."categoryId" FROM team_seasons t
    JOIN seasons s ON s."seasonId" = t."seasonId" WHERE t."teamId" = ANY($1) ORDER BY s.slug`;
  const { rows } = await db.query<Row>(text, [ids]);
  const found = new Map<number, Listing>();
  for (const { id, seasonId: of, ...row } of rows)
    if (!found.get(id)?.isListed) found.set(id, { ...row, isListed: of === seasonId });
  return found;
};

import { anyOf } from '../sql/any-of.ts';
import { categoriesShowing } from '../policy/policy.queries.ts';
import type { Db } from '../../views/schema.ts';
import { sql } from 'kysely';
import {
  isNearlyEqual,
  type Newcomer,
  type RecordedOpening,
  recordedAfter,
} from '../../computing/ratings/opening-after.ts';
import { ratingsOfCategory } from './ratings.queries.ts';

const most = 2_000;
const mostNewcomers = 20_000;

/** A season with the one right before it. */
export type SeasonPair = {
  readonly seasonId: number;
  readonly revision: number;
  readonly lastSeasonId: number;
};

/** Returns the seasons whose season before is over on a day, the earliest first. */
export const seasonsAfterAnother = async (db: Db, today: string): Promise<readonly SeasonPair[]> => {
  const seasons = await db
    .selectFrom('seasons')
    .select(['seasonId', 'slug', 'endsOn', 'revision'])
    .orderBy('slug')
    .limit(most)
    .execute();
  const over = new Map(
    seasons.filter(({ endsOn }) => endsOn < today).map(({ slug, seasonId }) => [slug.slice(5), seasonId]),
  );
  return seasons.flatMap(({ seasonId, slug, revision }) => {
    const lastSeasonId = over.get(slug.slice(0, 4));
    return lastSeasonId === undefined ? [] : [{ seasonId, revision, lastSeasonId }];
  });
};

type NewcomerRow = Newcomer & { readonly categoryId: number };

/**
 * Returns the teams that had no rating in their category last season, but whose organization's other teams had some in
 * public categories.
 */
const newcomersIn = async (
  db: Db,
  { seasonId, lastSeasonId }: SeasonPair,
): Promise<readonly NewcomerRow[]> => {
  const { rows } = await sql<NewcomerRow>`
    WITH ended AS (
      SELECT t."organizationId", sum(r.rating) AS sum, count(*)::int AS teams
      FROM ratings r JOIN teams t USING ("teamId") JOIN categories c USING ("categoryId")
      WHERE r."seasonId" = ${lastSeasonId} AND t."organizationId" IS NOT NULL AND c.shows = 'everything'
      GROUP BY 1)
    SELECT s."categoryId", s."teamId", ended.sum, ended.teams
    FROM team_seasons s JOIN teams t USING ("teamId") JOIN ended USING ("organizationId")
    WHERE s."seasonId" = ${seasonId} AND NOT EXISTS (
      SELECT FROM ratings r
      WHERE r."seasonId" = ${lastSeasonId} AND r."categoryId" = s."categoryId" AND r."teamId" = s."teamId")
    ORDER BY s."teamId" LIMIT ${mostNewcomers}`.execute(db);
  return rows;
};

export type OpeningToRecord = RecordedOpening & {
  readonly categoryId: number;
  /** The recorded opening so far; null for none. */
  readonly before: RecordedOpening | null;
};

/** Returns the categories whose opening is missing or no longer agrees with the end of the last season. */
export const openingsToRecord = async (db: Db, pair: SeasonPair): Promise<readonly OpeningToRecord[]> => {
  const { seasonId, lastSeasonId } = pair;
  const listed = await db
    .selectFrom('team_seasons')
    .select('categoryId')
    .distinct()
    .where('seasonId', '=', seasonId)
    .limit(most)
    .execute();
  const ids = listed.map(({ categoryId }) => categoryId);
  const open = await categoriesShowing(db, ids, 'everything');
  const recorded = await db
    .selectFrom('opening_ratings')
    .select(['categoryId', 'variance', 'ratings'])
    .where('seasonId', '=', seasonId)
    .where(anyOf('categoryId', ids))
    .limit(most)
    .execute();
  const newcomers = Map.groupBy(await newcomersIn(db, pair), (one) => one.categoryId);
  const known = new Map(recorded.map((row) => [row.categoryId, row]));
  const found: OpeningToRecord[] = [];
  for (const categoryId of open) {
    const ended = await ratingsOfCategory(db, lastSeasonId, categoryId);
    const after = recordedAfter(ended, newcomers.get(categoryId));
    const row = known.get(categoryId);
    if (after && !(row && isNearlyEqual(row, after)))
      found.push({
        categoryId,
        ...after,
        before: row ? { variance: row.variance, ratings: row.ratings } : null,
      });
  }
  return found;
};

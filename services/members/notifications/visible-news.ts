import { categoryPolicies, policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import type { About } from '@rondelle/contracts/notifications/about.ts';
import { anyOf, varying } from '@rondelle/projections/queries/sql/any-of.ts';
import { categoriesShowing } from '@rondelle/projections/queries/policy/policy.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

const showingScores = categoryPolicies.filter((policy) => policyAllows(policy, 'scores'));
/**
 * A condition on `notifications`. A goal is visible only while its category shows scores, because the number of goals
 * would reveal the score; for a deleted game, only its deletion is visible.
 */
export const isVisible = sql<boolean>`((kinds[1] <> 'goal' OR (about->>'categoryId')::int IN (
  SELECT "categoryId" FROM categories WHERE shows = ANY (${showingScores})))
  AND (about->>'of' <> 'game' OR about->>'action' = 'GameDeleted' OR EXISTS (
    SELECT FROM games g WHERE g."gameId" = (about->>'gameId')::int)))`;

/** Returns a check whether the game of a piece of news still exists, or the news is its deletion. */
export const existingGames = async (db: Db, all: readonly About[]): Promise<(about: About) => boolean> => {
  const gameIds = [...new Set(all.flatMap((about) => (about.of === 'game' ? [about.gameId] : [])))];
  const rows = await db
    .selectFrom('games')
    .select('gameId')
    .where(anyOf('gameId', gameIds))
    .limit(varying(gameIds.length))
    .execute();
  const there = new Set(rows.map(({ gameId }) => gameId));
  return (about) => about.of !== 'game' || about.action === 'GameDeleted' || there.has(about.gameId);
};

/** The category of each league. */
const categoriesOf = async (db: Db, leagueIds: ReadonlySet<number>): Promise<ReadonlyMap<number, number>> => {
  if (leagueIds.size === 0) return new Map();
  const rows = await db
    .selectFrom('leagues')
    .select(['leagueId', 'categoryId'])
    .where(anyOf('leagueId', leagueIds))
    .limit(varying(leagueIds.size))
    .execute();
  return new Map(rows.map(({ leagueId, categoryId }) => [leagueId, categoryId]));
};

/**
 * Returns a check whether the score or the rank of a piece of news may be visible: its category's policy may have
 * changed since.
 */
export const visibleScores = async (db: Db, all: readonly About[]): Promise<(about: About) => boolean> => {
  const ranked = new Set(all.flatMap((about) => (about.of === 'rank' ? [about.leagueId] : [])));
  const played = new Set(all.flatMap((about) => (about.of === 'game' ? [about.categoryId] : [])));
  const categories = await categoriesOf(db, ranked);
  const [scores, tables] = await Promise.all([
    categoriesShowing(db, [...played], 'scores'),
    categoriesShowing(db, [...new Set(categories.values())], 'tables'),
  ]);
  return (about) => {
    if (about.of === 'game') return scores.has(about.categoryId);
    return about.of !== 'rank' || tables.has(categories.get(about.leagueId) ?? 0);
  };
};

import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { Policies } from '@rondelle/projections/queries/policy/dumped-policies.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { SeasonKeys } from './season-keys.ts';

const mostCategories = 1_000;

/** The policies of the categories that a season's data mention, including those of deleted or corrected games. */
export const policiesOf = async (
  db: Db,
  seasonId: number,
  { teams, leagues, tournaments }: SeasonKeys,
  policies: Policies,
): Promise<Record<string, CategoryPolicy>> => {
  const games = await db
    .selectFrom('game_history')
    .select('categoryId')
    .distinct()
    .where('seasonId', '=', seasonId)
    .limit(mostCategories)
    .execute();
  const mentioned = new Set([
    ...[...games, ...teams, ...leagues].map(({ categoryId }) => categoryId),
    ...tournaments.flatMap(({ categoryIds }) => categoryIds),
  ]);
  return Object.fromEntries([...policies].filter(([id]) => mentioned.has(id)));
};

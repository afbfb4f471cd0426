import type { TeamsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { sql } from 'kysely';
import type { Catalogue } from '../outputs/catalogue.ts';
import { chosenCrest, listingOf } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';

export type TeamsFilter = {
  readonly seasonId: number;
  readonly categoryId?: number | undefined;
  readonly regionId?: number | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** Returns the teams of a season by name, and their total number without the limit. */
export const teamCards = async (
  db: Db,
  catalogue: Catalogue,
  { seasonId, categoryId, regionId, limit, offset }: TeamsFilter,
): Promise<{ teams: TeamsOutput['teams']; total: number }> => {
  const matching = db
    .selectFrom('team_seasons')
    .where('seasonId', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('categoryId', '=', categoryId ?? 0))
    .$if(regionId !== undefined, (query) => query.where('regionId', '=', regionId ?? 0));
  const [rows, counted] = await Promise.all([
    matching
      .select(['teamId', 'seasonId', 'name', 'country', 'categoryId', 'regionId', 'city', chosenCrest])
      .orderBy('searchName')
      .orderBy('teamId')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const teams = rows.map((row) => {
    const { seasonId: _seasonId, ...card } = listingOf(catalogue, row);
    return card;
  });
  // The rows are in the order of recorded names, which may differ from those that readers see.
  const isReordered = teams.some(({ recordedName }) => recordedName !== undefined);
  return { teams: isReordered ? catalogue.inOrder(teams) : teams, total: counted.total };
};

import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { placesAsKnown } from '../as-of/leagues-as-of.queries.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';

const loadPlaces = (db: Db, seasonId: number) =>
  db
    .selectFrom('team_seasons')
    .select(['categoryId', 'regionId'])
    .where('seasonId', '=', seasonId)
    .groupBy(['categoryId', 'regionId'])
    .union(db.selectFrom('leagues').select(['categoryId', 'regionId']).where('seasonId', '=', seasonId))
    .limit(20_000)
    .execute();

export type SeasonCatalogue = {
  readonly categories: Ref[];
  readonly regions: Ref[];
  /** The regions that have teams or leagues of a category. */
  readonly regionsOf: (categoryId: number) => Ref[];
};

/** Returns the categories and regions in which a season has teams or leagues, now or at the catalogue's instant, by name. */
export const catalogueOfSeason = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
): Promise<SeasonCatalogue> => {
  const { knownAt } = catalogue;
  const rows = await (knownAt === undefined
    ? loadPlaces(db, seasonId)
    : placesAsKnown(db, seasonId, knownAt));
  const { category, region, inOrder } = catalogue;
  const regions = (of: typeof rows) =>
    inOrder([...new Set(of.map((row) => row.regionId))].map((id) => region(id, seasonId)));
  return {
    categories: inOrder([...new Set(rows.map((row) => row.categoryId))].map((id) => category(id, seasonId))),
    regions: regions(rows),
    regionsOf: (categoryId) => regions(rows.filter((row) => row.categoryId === categoryId)),
  };
};

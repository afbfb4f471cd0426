import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { Db } from '../../views/schema.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import { anyOf } from '../sql/any-of.ts';

/** Returns leagues with their category and region, in the order of their ids' first mention. */
export const leagueRefs = async (
  db: Db,
  catalogue: Catalogue,
  leagueIds: ReadonlySet<number>,
): Promise<(Ref & { category: Ref; region: Ref })[]> => {
  const [rows, names] = await Promise.all([
    db
      .selectFrom('leagues')
      .select(['leagueId', 'seasonId', 'categoryId', 'regionId'])
      .where(anyOf('leagueId', leagueIds))
      .limit(100)
      .execute(),
    namesFor(db, catalogue, { teams: [], leagueIds }),
  ]);
  const byId = new Map(rows.map((row) => [row.leagueId, row]));
  return [...leagueIds].flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [
          {
            ...names.league(id),
            category: names.category(row.categoryId, row.seasonId),
            region: names.region(row.regionId, row.seasonId),
          },
        ]
      : [];
  });
};

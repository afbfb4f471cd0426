import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { catalogueIn } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { namesFor } from '@rondelle/projections/queries/outputs/names.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

/** The names and paths of leagues in one language. */
export const leaguesOfFeeds = async (
  db: Db,
  lang: Language,
  leagueIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly name: string; readonly path: string }>> => {
  if (leagueIds.length === 0) return new Map();
  const names = await namesFor(db, await catalogueIn(db, lang), { teams: [], leagueIds });
  return new Map(
    leagueIds.map((id) => {
      const { name, path } = names.league(id);
      return [id, { name, path }];
    }),
  );
};

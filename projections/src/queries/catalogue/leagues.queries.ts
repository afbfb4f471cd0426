import type { InCategoryInput } from '@rondelle/contracts/competition/inputs.ts';
import type { LeaguesOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { requestedCategory, seasonCatalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { leagueCards } from './league-cards.ts';

/** Returns all leagues of a season, grouped by category and sorted by region. */
export const leaguesOfSeason = async (
  db: Db,
  { lang, sid, cid }: InCategoryInput,
): Promise<LeaguesOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const category = requestedCategory(catalogue, cid, seasonId);
  const cards = await leagueCards(db, catalogue, { seasonId, categoryId: cid });
  const groups = Map.groupBy(cards, (card) => card.category.id);
  const categories = catalogue.inOrder([...groups.keys()].map((id) => catalogue.category(id, seasonId)));
  return {
    season: catalogue.season(seasonId),
    category,
    categories: categories.map((one) => ({
      category: one,
      leagues: (groups.get(one.id) ?? []).toSorted((a, b) => catalogue.compare(a.region.name, b.region.name)),
    })),
  };
};

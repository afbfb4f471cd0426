import type { InCategoryQuestion } from '@rondelle/contracts/competition/questions.ts';
import type { LeaguesAnswer } from '@rondelle/contracts/competition/season.answers.ts';
import { catalogueIn, categoryAsked } from '../answers/catalogue.ts';
import type { Db } from '../schema.ts';
import { leagueCards } from './league-cards.ts';

/** All leagues of a season by category, each category's by region. */
export const leaguesOfSeason = async (
  db: Db,
  { lang, sid, cid }: InCategoryQuestion,
): Promise<LeaguesAnswer> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  const category = categoryAsked(catalogue, cid, seasonId);
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

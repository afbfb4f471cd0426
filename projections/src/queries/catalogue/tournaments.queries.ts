import type { InCategoryInput } from '@rondelle/contracts/competition/inputs.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { TournamentsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { requestedCategory, seasonCatalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { tournamentCards } from './tournament-cards.ts';

/** Returns the tournaments of a season, of one category or of all. `categories` lists those that have a tournament. */
export const tournamentsOfSeason = async (
  db: Db,
  { lang, sid, cid }: InCategoryInput,
): Promise<TournamentsOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const category = requestedCategory(catalogue, cid, seasonId);
  const all = await tournamentCards(db, catalogue, { seasonId });
  const held = new Map(all.flatMap((card) => card.categories).map((one) => [one.id, one]));
  return {
    season: catalogue.season(seasonId),
    category,
    categories: catalogue.inOrder([...held.values()]),
    tournaments: category ? all.filter((card) => card.categories.some((one) => one.id === category.id)) : all,
    today: dayInQuebec(new Date().toISOString()),
  };
};

import type { InCategoryInput } from '@rondelle/contracts/competition/inputs.ts';
import type { TournamentsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { catalogueIn, requestedCategory } from '../outputs/catalogue.ts';
import type { Db } from '../schema.ts';
import { tournamentCards } from './tournament-cards.ts';

/** `categories` are those in which the season holds a tournament. */
export const tournamentsOfSeason = async (
  db: Db,
  { lang, sid, cid }: InCategoryInput,
): Promise<TournamentsOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  const category = requestedCategory(catalogue, cid, seasonId);
  const all = await tournamentCards(db, catalogue, { seasonId });
  const held = new Map(all.flatMap((card) => card.categories).map((one) => [one.id, one]));
  return {
    season: catalogue.season(seasonId),
    category,
    categories: catalogue.inOrder([...held.values()]),
    tournaments: category ? all.filter((card) => card.categories.some((one) => one.id === category.id)) : all,
  };
};

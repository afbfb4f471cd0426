import type { InCategoryQuestion } from '@rondelle/contracts/competition/questions.ts';
import type { TournamentsAnswer } from '@rondelle/contracts/competition/season.answers.ts';
import { catalogueIn, categoryAsked } from '../answers/catalogue.ts';
import type { Db } from '../schema.ts';
import { tournamentCards } from './tournament-cards.ts';

/** `categories` are those in which the season holds a tournament. */
export const tournamentsOfSeason = async (
  db: Db,
  { lang, sid, cid }: InCategoryQuestion,
): Promise<TournamentsAnswer> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  const category = categoryAsked(catalogue, cid, seasonId);
  const all = await tournamentCards(db, catalogue, { seasonId });
  const held = new Map(all.flatMap((card) => card.categories).map((one) => [one.id, one]));
  return {
    season: catalogue.season(seasonId),
    category,
    categories: catalogue.inOrder([...held.values()]),
    tournaments: category ? all.filter((card) => card.categories.some((one) => one.id === category.id)) : all,
  };
};

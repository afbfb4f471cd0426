import type { LeaderboardQuestion } from '@rondelle/contracts/competition/questions.ts';
import type { LeaderboardAnswer } from '@rondelle/contracts/competition/season.answers.ts';
import { catalogueIn, categoryAsked } from '../answers/catalogue.ts';
import { placesOfSeason } from '../catalogue/season-places.ts';
import type { Db } from '../schema.ts';
import { leadersOf } from './leaders.ts';

const limit = 500;

export const leaderboardOfSeason = async (
  db: Db,
  { lang, sid, cid, by }: LeaderboardQuestion,
): Promise<LeaderboardAnswer> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  const category = categoryAsked(catalogue, cid, seasonId);
  const [{ categories }, leaders] = await Promise.all([
    placesOfSeason(db, catalogue, seasonId),
    leadersOf(db, catalogue, { seasonId, categoryId: cid, by, limit }),
  ]);
  return { season: catalogue.season(seasonId), category, by, categories, leaders };
};

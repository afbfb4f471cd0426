import type { LeaderboardQuestion } from '@rondelle/contracts/competition/questions.ts';
import type { LeaderboardAnswer } from '@rondelle/contracts/competition/season.answers.ts';
import { catalogueIn, categoryAsked } from '../answers/catalogue.ts';
import { placesOfSeason } from '../catalogue/season-places.ts';
import type { Db } from '../schema.ts';
import { leadersOf } from './leaders.ts';

/** All teams of one category; of every category only the first. */
const limits = { one: 500, each: 5 };

export const leaderboardOfSeason = async (
  db: Db,
  { lang, sid, cid, by }: LeaderboardQuestion,
): Promise<LeaderboardAnswer> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  const category = categoryAsked(catalogue, cid, seasonId);
  const [{ categories }, leaders] = await Promise.all([
    placesOfSeason(db, catalogue, seasonId),
    leadersOf(db, catalogue, {
      seasonId,
      categoryId: cid,
      by,
      limit: cid === undefined ? limits.each : limits.one,
    }),
  ]);
  return { season: catalogue.season(seasonId), category, by, categories, leaders };
};

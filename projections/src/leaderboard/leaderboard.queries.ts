import type { LeaderboardQuestion } from '@rondelle/contracts/competition/questions.ts';
import type { Leader, LeaderboardAnswer } from '@rondelle/contracts/competition/season.answers.ts';
import { type Catalogue, catalogueIn, categoryAsked } from '../answers/catalogue.ts';
import { gamesOfCategory, isAsked } from '../as-of/as-of.queries.ts';
import { placesOfSeason } from '../catalogue/season-places.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import type { Db } from '../schema.ts';
import { leaderboardFrom } from './leaderboard-as-of.ts';
import { leadersIn, leadersOf } from './leaders.ts';
import { rankedBy } from './ranked-by.ts';

/** All teams of one category; of every category only the first. */
const limits = { one: 500, each: 5 };

/** From the views, or on either clock counted anew from the games of the category. */
const leadersAsked = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  { cid, by, playedBy, knownAt }: LeaderboardQuestion,
): Promise<Leader[]> => {
  if (cid === undefined) return leadersOf(db, catalogue, { seasonId, by, limit: limits.each });
  if (!isAsked({ playedBy, knownAt }))
    return leadersOf(db, catalogue, { seasonId, categoryId: cid, by, limit: limits.one });
  const category = { seasonId, categoryId: cid };
  const games = await gamesOfCategory(db, category, { playedBy, knownAt });
  const teams = rankedBy(by, leaderboardFrom(games, category), ratingsOf(games, seasonId, cid));
  return leadersIn(db, catalogue, seasonId, teams.slice(0, limits.one));
};

/** The best teams of a season's category, or of each; of one category also as of a day played and an instant known. */
export const leaderboardOfSeason = async (
  db: Db,
  question: LeaderboardQuestion,
): Promise<LeaderboardAnswer> => {
  const { lang, sid, cid, by, playedBy, knownAt } = question;
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  const category = categoryAsked(catalogue, cid, seasonId);
  const [{ categories }, leaders] = await Promise.all([
    placesOfSeason(db, catalogue, seasonId),
    leadersAsked(db, catalogue, seasonId, question),
  ]);
  return {
    season: catalogue.season(seasonId),
    asOf: { playedBy: playedBy ?? null, knownAt: knownAt ?? null },
    category,
    by,
    categories,
    leaders,
  };
};

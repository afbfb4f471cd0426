import type { LeaderboardInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Leader, LeaderboardOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { type Catalogue, catalogueIn, requestedCategory } from '../outputs/catalogue.ts';
import { gamesOfCategory, isAsked } from '../as-of/as-of.queries.ts';
import { catalogueOfSeason } from '../catalogue/season-catalogue.ts';
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
  { cid, by, playedBy, knownAt }: LeaderboardInput,
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
export const leaderboardOfSeason = async (db: Db, input: LeaderboardInput): Promise<LeaderboardOutput> => {
  const { lang, sid, cid, by, playedBy, knownAt } = input;
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  const category = requestedCategory(catalogue, cid, seasonId);
  const [{ categories }, leaders] = await Promise.all([
    catalogueOfSeason(db, catalogue, seasonId),
    leadersAsked(db, catalogue, seasonId, input),
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

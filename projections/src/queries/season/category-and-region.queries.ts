import type { CategoryInput, RegionInput } from '@rondelle/contracts/competition/inputs.ts';
import type { CategoryOutput, RegionOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import { cardsFor, latestGames, latestOfLeagues } from '../outputs/game-lists.ts';
import { leadersOf } from '../leaderboard/leaders.ts';
import { ratingsOfCategory } from '../ratings/ratings.queries.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import { ratingSpread } from '../../computing/ratings/spread.ts';
import type { Db } from '../../views/schema.ts';
import { descriptionOfCategory, descriptionOfRegion } from '../catalogue/descriptions.queries.ts';
import { leagueCards } from '../catalogue/league-cards.ts';
import { catalogueOfSeason } from '../catalogue/season-catalogue.ts';
import { teamCards } from '../catalogue/team-cards.ts';
import { tournamentCards } from '../catalogue/tournament-cards.ts';

const limits = { latest: 12, leaders: 10, teams: 1000 };

const teamsOfCategory = async (db: Db, seasonId: number, categoryId: number): Promise<number> => {
  const row = await db
    .selectFrom('category_counts')
    .select('teams')
    .where('seasonId', '=', seasonId)
    .where('categoryId', '=', categoryId)
    .executeTakeFirst();
  return row?.teams ?? 0;
};

const spreadOf = (ratings: readonly RatingRow[]): CategoryOutput['spread'] => {
  const spread = ratingSpread(ratings);
  return spread && { ...spread, bins: [...spread.bins] };
};

export const categoryOfSeason = async (
  db: Db,
  { lang, sid, cid }: CategoryInput,
): Promise<CategoryOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  if (!catalogue.has('category', cid)) throw new DomainError('category/unknown', 'cid');
  const filter = { seasonId, categoryId: cid };
  const [description, teams, places, leagues, tournaments, leaders, ratings, latest] = await Promise.all([
    descriptionOfCategory(db, cid, lang),
    teamsOfCategory(db, seasonId, cid),
    catalogueOfSeason(db, catalogue, seasonId),
    leagueCards(db, catalogue, filter),
    tournamentCards(db, catalogue, filter),
    leadersOf(db, catalogue, { ...filter, by: 'rating', limit: limits.leaders }),
    ratingsOfCategory(db, seasonId, cid),
    latestGames(db, filter, limits.latest).then((games) => cardsFor(db, catalogue, games)),
  ]);
  const { path: _path, ...own } = catalogue.category(cid, seasonId);
  const regions = places.regionsOf(cid);
  return {
    ...own,
    description,
    otherPath: catalogue.inOtherLanguage().category(cid, seasonId).path,
    season: catalogue.season(seasonId),
    teams,
    regions,
    leagues,
    tournaments,
    leaders,
    spread: spreadOf(ratings),
    latest,
  };
};

export const regionOfSeason = async (db: Db, { lang, sid, rid }: RegionInput): Promise<RegionOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  if (!catalogue.has('region', rid)) throw new DomainError('region/unknown', 'rid');
  const [description, leagues, { teams }] = await Promise.all([
    descriptionOfRegion(db, rid, lang),
    leagueCards(db, catalogue, { seasonId, regionId: rid }),
    teamCards(db, catalogue, { seasonId, regionId: rid, limit: limits.teams, offset: 0 }),
  ]);
  const ids = leagues.map((league) => league.id);
  const latest = await cardsFor(db, catalogue, await latestOfLeagues(db, ids, limits.latest));
  const { id, name } = catalogue.region(rid, seasonId);
  return {
    id,
    name,
    description,
    otherPath: catalogue.inOtherLanguage().region(rid, seasonId).path,
    season: catalogue.season(seasonId),
    leagues,
    teams: teams.map(({ region: _region, ...team }) => team),
    latest,
  };
};

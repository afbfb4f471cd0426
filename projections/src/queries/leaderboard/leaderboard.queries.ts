import type { LeaderboardInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Leader, LeaderboardOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { type Catalogue, seasonCatalogue, requestedCategory } from '../outputs/catalogue.ts';
import { gamesOfCategory, gamesOfTeamsIn, isAsOf } from '../as-of/as-of.queries.ts';
import { positionOfLeaderboard } from '../log/log-position.queries.ts';
import { catalogueOfSeason } from '../catalogue/season-catalogue.ts';
import { pageOf } from '../sql/paging.ts';
import { shows } from '../policy/policy.queries.ts';
import { openingOfCategory } from '../ratings/ratings.queries.ts';
import { ratingsOf } from '../../views/ratings/ratings.ts';
import type { Db } from '../../views/schema.ts';
import { leaderboardFrom } from '../../computing/leaderboard/leaderboard-as-of.ts';
import { comparesConnected, leadersIn, leadersOf } from './leaders.ts';
import { rankedBy } from './ranked-by.ts';
import { teamsOnBoard } from './teams-on-board.queries.ts';

/** Teams per page of one category, and teams of each category when all are listed. */
const limits = { page: 100, each: 5 };

/** Counts the teams on a category's leaderboard; by a rating, only those that have one. */
const teamsOf = async (
  db: Db,
  seasonId: number,
  { cid: categoryId = 0, by }: LeaderboardInput,
): Promise<number> => {
  const row = await db
    .selectFrom('leaderboard as l')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('l.seasonId', '=', seasonId)
    .where('l.categoryId', '=', categoryId)
    .$if(comparesConnected(by), (query) =>
      query.innerJoin('ratings as r', (join) =>
        join
          .onRef('r.seasonId', '=', 'l.seasonId')
          .onRef('r.categoryId', '=', 'l.categoryId')
          .onRef('r.teamId', '=', 'l.teamId'),
      ),
    )
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

type Board = { readonly leaders: Leader[]; readonly total: number };

/** Computes a category's leaderboard as of a day or an instant, from all games of the teams that are listed in it then. */
const boardAsOf = async (
  db: Db,
  catalogue: Catalogue,
  category: { readonly seasonId: number; readonly categoryId: number },
  { by, playedBy, knownAt, page }: LeaderboardInput,
): Promise<Board> => {
  const { seasonId, categoryId } = category;
  const [games, opening, hasTables, hasRatings] = await Promise.all([
    gamesOfCategory(db, category, { playedBy, knownAt }),
    openingOfCategory(db, seasonId, categoryId, knownAt),
    shows(db, categoryId, 'tables'),
    shows(db, categoryId, 'everything'),
  ]);
  const teamIds = hasTables ? await teamsOnBoard(db, category, games, knownAt) : new Set<number>();
  const outside = { seasonId, teamIds, except: categoryId };
  const others = teamIds.size === 0 ? [] : await gamesOfTeamsIn(db, outside, { playedBy, knownAt });
  const counted = leaderboardFrom([...games, ...others], category, teamIds);
  const teams = rankedBy(by, counted, hasRatings ? ratingsOf(games, seasonId, categoryId, opening) : []);
  const { limit, offset } = pageOf(page, limits.page);
  const leaders = await leadersIn(db, catalogue, seasonId, teams.slice(offset, offset + limit));
  return { leaders, total: teams.length };
};

/** Loads the leaderboard from the views, or computes it as of a day or an instant. */
const boardFor = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  input: LeaderboardInput,
): Promise<Board> => {
  const { cid, by, playedBy, knownAt, page } = input;
  if (cid === undefined) {
    const leaders = await leadersOf(db, catalogue, { seasonId, by, limit: limits.each });
    return { leaders, total: leaders.length };
  }
  if (!isAsOf({ playedBy, knownAt })) {
    const { limit, offset } = pageOf(page, limits.page);
    const filter = { seasonId, categoryId: cid, by, limit, offset };
    const [leaders, total] = await Promise.all([
      leadersOf(db, catalogue, filter),
      teamsOf(db, seasonId, input),
    ]);
    return { leaders, total };
  }
  return boardAsOf(db, catalogue, { seasonId, categoryId: cid }, input);
};

/**
 * Returns the best teams of a category of a season, or of each category. For one category, also as of a day and an
 * instant.
 */
export const leaderboardOfSeason = async (db: Db, input: LeaderboardInput): Promise<LeaderboardOutput> => {
  const { lang, sid, cid, by, playedBy, knownAt } = input;
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid, knownAt });
  const category = requestedCategory(catalogue, cid, seasonId);
  const [position, { categories }, { leaders, total }] = await Promise.all([
    positionOfLeaderboard(db, { seasonId, categoryId: cid }, knownAt),
    catalogueOfSeason(db, catalogue, seasonId),
    boardFor(db, catalogue, seasonId, input),
  ]);
  return {
    season: catalogue.season(seasonId),
    position,
    asOf: { playedBy: playedBy ?? null, knownAt: knownAt ?? null },
    category,
    by,
    categories,
    leaders,
    paging: category ? pageOf(input.page, limits.page).paging(total) : { page: 1, pages: 1, total },
  };
};

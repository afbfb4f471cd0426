import type { LeagueGamesOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { LeagueGamesInput } from '@rondelle/contracts/competition/inputs.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import { catalogueIn } from '../outputs/catalogue.ts';
import { pageOf, pageWith } from '../sql/paging.ts';
import { gameColumns } from '../sql/game-columns.ts';
import { cardsFor } from '../outputs/game-lists.ts';
import type { Db, Tables } from '../../views/schema.ts';
import { teamsOfDivision } from './division-teams.queries.ts';
import { findLeague } from './find-league.ts';

/** Games per page; most leagues fit on one page. */
const usualSize = 300;

type Matching = SelectQueryBuilder<Tables, 'games', object>;

/** Returns the number of games up to the day of the latest result. A forfeit after a withdrawal counts before its day. */
const gamesSoFar = async (matching: Matching): Promise<number> => {
  const last = await matching
    .select('date')
    .where('status', 'in', ['final', 'unfinished'])
    .where('forfeitedBy', 'is', null)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return 0;
  const { before } = await matching
    .where('date', '<=', last.date)
    .select(sql<number>`count(*)::int`.as('before'))
    .executeTakeFirstOrThrow();
  return before;
};

/**
 * Returns a league's games of any status in the order of their days; for a division, those with at least one of its
 * teams. Without a page: the page of the first game after the latest result.
 */
export const leagueGames = async (
  db: Db,
  input: LeagueGamesInput,
  pageSize = usualSize,
): Promise<LeagueGamesOutput> => {
  const { lang, did } = input;
  const catalogue = await catalogueIn(db, lang);
  const { id, name, path, seasonId, competition } = await findLeague(db, catalogue, input);
  const teamIds = did === undefined ? null : await teamsOfDivision(db, competition, did);
  const matching = db
    .selectFrom('games')
    .where('competition', '=', competition)
    .$if(teamIds !== null, (query) =>
      query.where(sql<boolean>`("homeTeamId" = ANY (${teamIds}) OR "awayTeamId" = ANY (${teamIds}))`),
    );
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const place = input.page === undefined && total > pageSize ? await gamesSoFar(matching) : 0;
  const page = input.page ?? pageWith(place, { total, size: pageSize });
  const { paging, limit, offset } = pageOf(page, pageSize);
  const games = await matching
    .select(gameColumns)
    .orderBy('date')
    .orderBy('time')
    .orderBy('gameId')
    .limit(limit)
    .offset(offset)
    .execute();
  const season = catalogue.season(seasonId);
  return {
    league: { id, name, path },
    season,
    games: await cardsFor(db, catalogue, games),
    paging: paging(total),
  };
};

import type { LeagueGamesOutput } from '@rondelle/contracts/competition/league.outputs.ts';
import type { LeagueGamesInput } from '@rondelle/contracts/competition/inputs.ts';
import { sql } from 'kysely';
import { catalogueIn } from '../outputs/catalogue.ts';
import { pageOf } from '../sql/paging.ts';
import { gameColumns } from '../sql/game-columns.ts';
import { cardsFor } from '../outputs/game-lists.ts';
import type { Db } from '../../views/schema.ts';
import { teamsOfDivision } from './division-teams.queries.ts';
import { findLeague } from './find-league.ts';

const pageSize = 50;

/** Returns a league's games of any status, latest day first; for a division, those with at least one of its teams. */
export const leagueGames = async (db: Db, input: LeagueGamesInput): Promise<LeagueGamesOutput> => {
  const { lang, did, page } = input;
  const catalogue = await catalogueIn(db, lang);
  const { id, name, path, seasonId, competition } = await findLeague(db, catalogue, input);
  const teamIds = did === undefined ? null : await teamsOfDivision(db, competition, did);
  const { paging, limit, offset } = pageOf(page, pageSize);
  const matching = db
    .selectFrom('games')
    .where('competition', '=', competition)
    .$if(teamIds !== null, (query) =>
      query.where(sql<boolean>`("homeTeamId" = ANY (${teamIds}) OR "awayTeamId" = ANY (${teamIds}))`),
    );
  const [games, { total }] = await Promise.all([
    matching
      .select(gameColumns)
      .orderBy('date', 'desc')
      .orderBy('time', 'desc')
      .orderBy('gameId', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const season = catalogue.season(seasonId);
  return {
    league: { id, name, path },
    season,
    games: await cardsFor(db, catalogue, games),
    paging: paging(total),
  };
};

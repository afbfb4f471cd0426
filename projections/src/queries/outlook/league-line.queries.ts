import { datedGamesOfCategory, openingOfCategory } from '../ratings/ratings.queries.ts';
import type { Db } from '../../views/schema.ts';
import type { LeagueRows } from '../standings/league-table.queries.ts';
import { isPlayed } from '../../views/games/result.ts';
import { tablesOf } from '../../views/standings/tables.ts';
import { type ChancesOn, chancesKnown } from '../../computing/outlook/chances-over-season.ts';
import type { ForecastLeague } from './league-sources.queries.ts';
import { isTooLarge } from '../../computing/season-race/size.ts';
import { type Simulations, inProcessSimulations } from './simulations.ts';

/**
 * Returns the chances of a league's teams, Monday by Monday, each from the games before that day, and the current ranks. Null when the league has no table, or more games than any real one.
 */
export const lineOfLeague = async (
  db: Db,
  league: ForecastLeague,
  rows: LeagueRows,
  {
    chancesOf,
    chancesOverSeason,
  }: Pick<Simulations, 'chancesOf' | 'chancesOverSeason'> = inProcessSimulations,
): Promise<{ readonly line: Iterable<ChancesOn>; readonly ranks: ReadonlyMap<number, number> } | null> => {
  const [table] = tablesOf(rows.games, rows.entries, 'league');
  if (!table || isTooLarge(table)) return null;
  const { competition } = rows;
  const { teamIds, deducted, divisions, games } = table;
  const schedule = games.map(({ gameId, date, status }) => [gameId, date, status === 'cancelled']);
  const decided = [...(deducted ?? []), ...divisions];
  const basis = JSON.stringify([competition.rules, competition.draw, [...teamIds], decided, schedule]);
  const results = games
    .filter(isPlayed)
    .map(({ gameId, homeGoals, awayGoals, decidedIn }) => [gameId, homeGoals, awayGoals, decidedIn]);
  const chances = await chancesOf(league, `${basis} ${JSON.stringify(results)}`, async (earlier) => {
    const scope = [league.seasonId, league.category.id] as const;
    const [ofCategory, opening] = await Promise.all([
      datedGamesOfCategory(db, ...scope),
      openingOfCategory(db, ...scope),
    ]);
    const season = {
      league: { table, competition, opening },
      ofCategory,
      basis,
      earlier,
    };
    return chancesKnown(season) ?? chancesOverSeason(season);
  });
  return {
    line: chances.values(),
    ranks: new Map(rows.standings.map(({ teamId, rank }) => [teamId, rank])),
  };
};

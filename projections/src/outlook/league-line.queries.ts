import { datedGamesOfCategory, openingOfCategory } from '../ratings/ratings.queries.ts';
import type { Db } from '../schema.ts';
import type { LeagueRows } from '../standings/league-table.queries.ts';
import { tablesOf } from '../standings/tables.ts';
import { type ChancesOn, chancesKnown, type KnownChances } from './chances-over-season.ts';
import { type ForecastLeague, mostGames } from './league-sources.queries.ts';
import { firstRanks } from './simulate.ts';
import { type Simulations, simulationsHere } from './simulations.ts';

/** Chances of earlier weeks by league, computed once. */
const kept = new Map<string, Promise<KnownChances>>();
const mostKept = 500;

/**
 * Returns the chances of one of a league's first ranks, Monday by Monday, each from the games before that day, and the
 * current ranks. Null when the league has no table, or more games than any real one.
 */
export const lineOfLeague = async (
  db: Db,
  league: ForecastLeague,
  rows: LeagueRows,
  { chancesOverSeason }: Pick<Simulations, 'chancesOverSeason'> = simulationsHere,
): Promise<{ readonly line: Iterable<ChancesOn>; readonly ranks: ReadonlyMap<number, number> } | null> => {
  const { competition: key, seasonId, category } = league;
  const [ofCategory, opening] = await Promise.all([
    datedGamesOfCategory(db, seasonId, category.id),
    openingOfCategory(db, seasonId, category.id),
  ]);
  const [table] = tablesOf(rows.games, rows.entries, 'league');
  if (!table || table.games.length > mostGames) return null;
  const { competition } = rows;
  const schedule = table.games.map(({ gameId, date, status }) => [gameId, date, status === 'cancelled']);
  const basis = JSON.stringify([competition.rules, competition.draw, [...table.teamIds], schedule]);
  const earlier = (await kept.get(key)?.catch(() => undefined)) ?? new Map();
  const season = { league: { table, competition, opening }, ofCategory, places: firstRanks, basis, earlier };
  const chances = Promise.resolve(chancesKnown(season) ?? chancesOverSeason(season));
  kept.delete(key);
  kept.set(key, chances);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return {
    line: (await chances).values(),
    ranks: new Map(rows.standings.map(({ teamId, rank }) => [teamId, rank])),
  };
};

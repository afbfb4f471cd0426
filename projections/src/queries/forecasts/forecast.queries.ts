import type { ForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { GameChances } from '@rondelle/contracts/competition/team.outputs.ts';
import { anyOf, varying } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';
import { type ForecastRow, forecastsTable } from '../../views/forecasts/forecasts.table.ts';

const forecastColumns = Object.keys(forecastsTable.columns) as (keyof ForecastRow)[];
/** A forecast from fewer games than this is provisional. */
const gamesToBeSettled = 5;

export const forecastOutputOf = (row: ForecastRow): ForecastOutput => ({
  madeOn: row.madeOn,
  home: row.homeChance,
  tie: row.tieChance,
  away: row.awayChance,
  homeGoals: row.homeGoals,
  awayGoals: row.awayGoals,
  homeGames: row.homeGames,
  awayGames: row.awayGames,
  provisional: Math.min(row.homeGames, row.awayGames) < gamesToBeSettled,
});

/** Returns the chances of those games that have a forecast. */
export const chancesOfGames = async (db: Db, gameIds: readonly number[]): Promise<GameChances[]> => {
  if (gameIds.length === 0) return [];
  const rows = await db
    .selectFrom('forecasts')
    .select(['gameId', 'homeChance', 'tieChance', 'awayChance'])
    .where(anyOf('gameId', gameIds))
    .orderBy('gameId')
    .limit(varying(gameIds.length))
    .execute();
  return rows.map((row) => ({
    gameId: row.gameId,
    home: row.homeChance,
    tie: row.tieChance,
    away: row.awayChance,
  }));
};

/** Returns the forecast of a game; null when the games before its day did not allow one. */
export const forecastOfGame = async (db: Db, gameId: number): Promise<ForecastOutput | null> => {
  const row = await db
    .selectFrom('forecasts')
    .select(forecastColumns)
    .where('gameId', '=', gameId)
    .executeTakeFirst();
  return row ? forecastOutputOf(row) : null;
};

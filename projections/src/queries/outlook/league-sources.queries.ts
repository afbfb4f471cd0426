import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { type ForecastRow, forecastsTable } from '../../views/forecasts/forecasts.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { anyOf } from '../sql/any-of.ts';
import { shows } from '../policy/policy.queries.ts';
import { ratingsOfCategory } from '../ratings/ratings.queries.ts';
import type { RatingRow } from '../../views/ratings/ratings.table.ts';
import type { Db } from '../../views/schema.ts';
import type { FoundLeague } from '../standings/find-league.ts';
import { type LeagueRows, leagueRows } from '../standings/league-table.queries.ts';
import { tablesOf } from '../../views/standings/tables.ts';
import { outlookRace } from '../../computing/outlook/outlook.ts';
import { isTooLarge } from '../../computing/season-race/size.ts';

const mostRows = 5000;

/** The fields of a league that its forecast needs. */
export type ForecastLeague = Pick<FoundLeague, 'competition' | 'seasonId'> & {
  readonly category: { readonly id: number };
};

/** The rows of a league that forecasts are computed from. */
export type LeagueSources = {
  readonly rows: LeagueRows;
  readonly forecasts: readonly ForecastRow[];
  readonly ratings: readonly RatingRow[];
};

/** Loads the forecasts of games, ordered by game. */
export const forecastsOf = (db: Db, gameIds: readonly number[]): Promise<ForecastRow[]> =>
  db
    .selectFrom('forecasts')
    .select(Object.keys(forecastsTable.columns) as (keyof ForecastRow)[])
    .where(anyOf('gameId', gameIds))
    .orderBy('gameId')
    .limit(mostRows)
    .execute();

/** Loads the rows that a league's forecasts are computed from; null when its category hides them. */
export const leagueSources = async (db: Db, league: ForecastLeague): Promise<LeagueSources | null> => {
  if (!(await shows(db, league.category.id, 'everything'))) return null;
  const rows = await leagueRows(db, league, {});
  const ids = rows.games.map(({ gameId }) => gameId);
  const [forecasts, ratings] = await Promise.all([
    forecastsOf(db, ids),
    ratingsOfCategory(db, league.seasonId, league.category.id),
  ]);
  return { rows, forecasts, ratings };
};

/** Other results of games, under the rules of their league. */
export type Change = (games: readonly GameRow[], rules: Ruleset) => readonly GameRow[];

/** The rest of a league's season, as recorded or after a change; null without open games. */
export const futureIn = (sources: LeagueSources | null, change: Change = (games) => games) => {
  if (!sources) return null;
  const { rows, forecasts, ratings } = sources;
  const { competition, entries, standings } = rows;
  const [table] = tablesOf(change(rows.games, competition.rules), entries, 'league');
  if (!table || isTooLarge(table)) return null;
  const future = outlookRace({ table, competition, forecasts, ratings });
  return future.race.games.length === 0 ? null : { ...future, standings };
};

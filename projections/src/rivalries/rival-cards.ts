import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { sql } from 'kysely';
import type { Names } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { type RivalryRow, rivalriesTable } from './rivalries.table.ts';

const rivalryColumns = Object.keys(rivalriesTable.columns) as (keyof RivalryRow)[];
const shown = 10;

/** The teams that a team met most often in a season. */
export const rivalRows = (db: Db, teamId: number, seasonId: number): Promise<RivalryRow[]> =>
  db
    .selectFrom('rivalries')
    .leftJoin('team_seasons as t', (join) =>
      join
        .onRef('t.season_id', '=', 'rivalries.season_id')
        .on('t.team_id', '=', sql<number>`team_lo + team_hi - ${teamId}::int`),
    )
    .select(rivalryColumns.map((column) => `rivalries.${column}` as const))
    .where('rivalries.season_id', '=', seasonId)
    .where((is) => is.or([is('team_lo', '=', teamId), is('team_hi', '=', teamId)]))
    .orderBy('games', 'desc')
    .orderBy('last_date', 'desc')
    .orderBy(sql`t.search_name COLLATE "C"`)
    .orderBy('team_lo')
    .orderBy('team_hi')
    .limit(shown)
    .execute();

/** Rivals as a team's page lists them, counted from the team's side. */
export const rivalCardsOf = (
  rows: readonly RivalryRow[],
  teamId: number,
  names: Names,
): TeamOutput['rivals'] =>
  rows.map((row) => {
    const isLo = row.team_lo === teamId;
    const own = names.team(teamId, row.season_id);
    const team = names.team(isLo ? row.team_hi : row.team_lo, row.season_id);
    return {
      team,
      path: names.paths.rivalry(names.slugOfSeason(row.season_id), own, team),
      games: row.games,
      wins: isLo ? row.lo_wins : row.hi_wins,
      losses: isLo ? row.lo_losses : row.hi_losses,
      ties: row.ties,
      overtimeLosses: isLo ? row.lo_overtime_losses : row.hi_overtime_losses,
    };
  });

import type { TeamOutput } from '@rondelle/contracts/competition/team.outputs.ts';
import { sql } from 'kysely';
import type { Names } from '../outputs/names.ts';
import { compareNamed } from '../outputs/ties-by-name.ts';
import { compareTexts } from '../../views/engine/keys.ts';
import type { Db } from '../../views/schema.ts';
import { type RivalryRow, rivalriesTable } from '../../views/rivalries/rivalries.table.ts';

const rivalryColumns = Object.keys(rivalriesTable.columns) as (keyof RivalryRow)[];
const displayLimit = 10;

/** Returns the teams that a team played most often in a season. */
export const rivalRows = (db: Db, teamId: number, seasonId: number): Promise<RivalryRow[]> =>
  db
    .selectFrom('rivalries')
    .leftJoin('team_seasons as t', (join) =>
      join
        .onRef('t.seasonId', '=', 'rivalries.seasonId')
        .on('t.teamId', '=', sql<number>`CASE "teamLo" WHEN ${teamId} THEN "teamHi" ELSE "teamLo" END`),
    )
    .select(rivalryColumns.map((column) => `rivalries.${column}` as const))
    .where('rivalries.seasonId', '=', seasonId)
    .where((is) => is.or([is('teamLo', '=', teamId), is('teamHi', '=', teamId)]))
    .orderBy('games', 'desc')
    .orderBy('lastDate', 'desc')
    .orderBy(sql`t."searchName" COLLATE "C"`)
    .orderBy('teamLo')
    .orderBy('teamHi')
    .limit(displayLimit)
    .execute();

/** Returns the same teams of these rivalries, in the same order: by number of games, last day and name. */
export const closestRivals = (
  rows: readonly RivalryRow[],
  teamId: number,
  names: Names,
): readonly RivalryRow[] => {
  const rivalOf = ({ teamLo, teamHi, seasonId }: RivalryRow) =>
    names.team(teamLo === teamId ? teamHi : teamLo, seasonId);
  return rows
    .toSorted(
      (a, b) =>
        b.games - a.games || compareTexts(b.lastDate, a.lastDate) || compareNamed(rivalOf(a), rivalOf(b)),
    )
    .slice(0, displayLimit);
};

/** Returns the rivals for a team's page, counted from the team's side. */
export const rivalCardsOf = (
  rows: readonly RivalryRow[],
  teamId: number,
  names: Names,
): TeamOutput['rivals'] =>
  rows.map((row) => {
    const isLo = row.teamLo === teamId;
    const own = names.team(teamId, row.seasonId);
    const team = names.team(isLo ? row.teamHi : row.teamLo, row.seasonId);
    return {
      team,
      path: names.paths.rivalry(names.slugOfSeason(row.seasonId), own, team),
      games: row.games,
      wins: isLo ? row.loWins : row.hiWins,
      losses: isLo ? row.loLosses : row.hiLosses,
      ties: row.ties,
      overtimeLosses: isLo ? row.loOvertimeLosses : row.hiOvertimeLosses,
    };
  });

import { sql } from 'kysely';
import { type FeatRow, featsTable } from '../../views/feats/feats.table.ts';
import { leagueOfTeamAsKnown, tournamentsOfTeamAsKnown } from '../as-of/teams-as-of.queries.ts';
import { gameColumns } from '../sql/game-columns.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import type { StreakRow } from '../../views/streaks/streaks.table.ts';
import { type TeamRecordRow, teamRecordsTable } from '../../views/team-records/team-records.table.ts';

const featColumns = Object.keys(featsTable.columns) as (keyof FeatRow)[];
const recordColumns = Object.keys(teamRecordsTable.columns) as (keyof TeamRecordRow)[];
/** More games than a team plays in twenty seasons. */
const most = 10_000;

/** Returns a team's games, of one season or of all. */
export const gamesOfTeam = (db: Db, teamId: number, seasonId: number | null): Promise<GameRow[]> =>
  db
    .selectFrom('games')
    .select(gameColumns)
    .where((is) => is.or([is('homeTeamId', '=', teamId), is('awayTeamId', '=', teamId)]))
    .$if(seasonId !== null, (query) => query.where('seasonId', '=', seasonId ?? 0))
    .limit(most)
    .execute();

export const recordOfSeason = (
  db: Db,
  teamId: number,
  seasonId: number,
): Promise<TeamRecordRow | undefined> =>
  db
    .selectFrom('team_records')
    .select(recordColumns)
    .where('seasonId', '=', seasonId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();

export const streaksOfSeason = (db: Db, teamId: number, seasonId: number): Promise<StreakRow | undefined> =>
  db
    .selectFrom('streaks')
    .select(['seasonId', 'teamId', 'winning', 'losing'])
    .where('seasonId', '=', seasonId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();

export const featsOfTeam = (db: Db, teamId: number, seasonId: number): Promise<FeatRow | undefined> =>
  db
    .selectFrom('feats')
    .select(featColumns)
    .where('seasonId', '=', seasonId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();

export const recordsOfTeam = (db: Db, teamId: number): Promise<TeamRecordRow[]> =>
  db.selectFrom('team_records').select(recordColumns).where('teamId', '=', teamId).limit(200).execute();

const leagueNow = (db: Db, teamId: number, seasonId: number) =>
  db
    .selectFrom('league_entries as e')
    .innerJoin('leagues as l', 'l.leagueId', 'e.leagueId')
    .select(['l.leagueId as id', 'l.competition', 'l.categoryId'])
    .where('e.seasonId', '=', seasonId)
    .where('e.teamId', '=', teamId)
    .orderBy('l.leagueId')
    .limit(1)
    .executeTakeFirst();

/** Returns the league that a team is entered in, now or at an instant; of several, the one with the lowest id. */
export const leagueOfTeam = async (db: Db, teamId: number, seasonId: number, knownAt?: string) => {
  const row = await (knownAt === undefined
    ? leagueNow(db, teamId, seasonId)
    : leagueOfTeamAsKnown(db, { teamId, seasonId }, knownAt));
  return row && { id: row.id, competition: row.competition, category: { id: row.categoryId } };
};

const tournamentsNow = (db: Db, teamId: number, seasonId: number) =>
  db
    .selectFrom('tournament_entries as e')
    .innerJoin('tournaments as t', 't.tournamentId', 'e.tournamentId')
    .select('t.tournamentId')
    .where('e.seasonId', '=', seasonId)
    .where('e.teamId', '=', teamId)
    .orderBy(sql`t."startsOn"`)
    .orderBy('t.tournamentId')
    .limit(100)
    .execute();

/** Returns the tournaments that a team is entered in, now or at an instant, in the order of their start. */
export const tournamentsOfTeam = async (
  db: Db,
  teamId: number,
  seasonId: number,
  knownAt?: string,
): Promise<number[]> => {
  const rows = await (knownAt === undefined
    ? tournamentsNow(db, teamId, seasonId)
    : tournamentsOfTeamAsKnown(db, { teamId, seasonId }, knownAt));
  return rows.map((row) => row.tournamentId);
};

import type { SupervisedKind } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import type { SupervisorRef } from '@rondelle/contracts/competition/outputs.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { varying } from '@rondelle/projections/queries/sql/any-of.ts';
import { sql } from 'kysely';

const mostListed = 50;

/** Supervisions with the members' public names, without erased, banned or unconfirmed members. */
export const namedSupervisions = (db: Db) =>
  db
    .withTables<AccountTables>()
    .selectFrom('supervisions as s')
    .innerJoin('accounts.members as m', (join) => join.on(sql<boolean>`m.id = s."memberId"::uuid`))
    .where('m.bannedAt', 'is', null)
    .where('m.emailVerifiedAt', 'is not', null);

const inOrder = async (found: ReturnType<typeof namedSupervisions>): Promise<SupervisorRef[]> =>
  found
    .select(['m.number as id', 'm.username'])
    .groupBy(['m.number', 'm.username', 'm.usernameKey'])
    .orderBy('m.usernameKey')
    .limit(mostListed)
    .execute();

/** The supervisors of a league or tournament. */
export const supervisorsOf = (db: Db, kind: SupervisedKind, id: number): Promise<SupervisorRef[]> =>
  inOrder(namedSupervisions(db).where('s.kind', '=', kind).where('s.id', '=', id));

/** The supervisors of the competitions that a team is entered in, in a season. */
export const supervisorsOfTeam = (db: Db, teamId: number, seasonId: number): Promise<SupervisorRef[]> =>
  inOrder(
    namedSupervisions(db)
      .where('s.seasonId', '=', seasonId)
      .where(sql<boolean>`(s.kind, s.id) IN (
      SELECT 'league', "leagueId" FROM league_entries WHERE "seasonId" = ${seasonId} AND "teamId" = ${teamId}
      UNION ALL
      SELECT 'tournament', "tournamentId" FROM tournament_entries
      WHERE "seasonId" = ${seasonId} AND "teamId" = ${teamId})`),
  );

/** The supervisors of the competitions that teams are entered in, in a season, by team. */
export const supervisorsOfTeams = async (
  db: Db,
  teamIds: readonly number[],
  seasonId: number,
): Promise<ReadonlyMap<number, readonly SupervisorRef[]>> => {
  const entered = sql<{ teamId: number; kind: string; id: number }>`(
    SELECT "teamId", 'league' AS kind, "leagueId" AS id FROM league_entries
    WHERE "seasonId" = ${seasonId} AND "teamId" = ANY (${teamIds})
    UNION ALL
    SELECT "teamId", 'tournament', "tournamentId" FROM tournament_entries
    WHERE "seasonId" = ${seasonId} AND "teamId" = ANY (${teamIds}))`.as<'e'>('e');
  const rows = await namedSupervisions(db)
    .innerJoin(entered, (join) => join.onRef('e.kind', '=', 's.kind').onRef('e.id', '=', 's.id'))
    .where('s.seasonId', '=', seasonId)
    .select(['e.teamId', 'm.number as id', 'm.username'])
    .groupBy(['e.teamId', 'm.number', 'm.username', 'm.usernameKey'])
    .orderBy('m.usernameKey')
    .limit(varying(teamIds.length * mostListed))
    .execute();
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId);
  return new Map(
    [...byTeam].map(([teamId, of]) => [teamId, of.map(({ id, username }) => ({ id, username }))]),
  );
};

/** Everyone who supervises anything in a season. */
export const supervisorsOfSeason = (db: Db, seasonId: number): Promise<SupervisorRef[]> =>
  inOrder(namedSupervisions(db).where('s.seasonId', '=', seasonId));

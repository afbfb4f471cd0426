import { DomainError } from '@rondelle/contracts/errors.ts';
import type { CreateLeague } from '@rondelle/contracts/competition/structure.inputs.ts';
import type { Supervise } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { ageGroup } from '@rondelle/members/accounts/ages.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { sql } from 'kysely';
import type { WriteServices, Writing } from './writing.ts';
import { create, send } from './run-command.ts';

const tables = { league: 'leagues', tournament: 'tournaments' } as const;

const seasonOf = async ({ db }: WriteServices, { kind, id }: Supervise): Promise<number> => {
  const { rows } = await sql<{ seasonId: number }>`
    SELECT "seasonId" FROM ${sql.table(tables[kind])} WHERE ${sql.ref(`${kind}Id`)} = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new DomainError(`${kind}/unknown`, 'id');
  return row.seasonId;
};

/** Children under 14 do not supervise. */
const assertOldEnough = async ({ db, session }: Writing): Promise<void> => {
  if ((await ageGroup(db, session.memberId)) === 'child') throw new DomainError('supervisor/too-young');
};

/**
 * Makes the writer a supervisor of a league or tournament; does nothing if they are one already. Throws
 * `supervisor/too-young` for children under 14.
 */
export const join = async (write: Writing, input: Supervise): Promise<Written> => {
  const { commandId, kind, id } = input;
  const { memberId } = write.session;
  await assertOldEnough(write);
  const base = { commandId, seasonId: await seasonOf(write, input), memberId };
  return kind === 'league'
    ? send(write, 'league', base, id, [{ type: 'JoinLeagueSupervisors', ...base, leagueId: id }])
    : send(write, 'tournament', base, id, [{ type: 'JoinTournamentSupervisors', ...base, tournamentId: id }]);
};

/**
 * Creates a league that the writer supervises from the start: both or nothing, so that a used-up limit leaves no league
 * behind. Throws `supervisor/too-young` like `join`.
 */
export const createAndJoin = async (write: Writing, league: CreateLeague): Promise<Written> => {
  await assertOldEnough(write);
  const { commandId, seasonId } = league;
  const { memberId } = write.session;
  return create(write, 'league', league, (leagueId) => [
    { type: 'CreateLeague', ...league, leagueId, key: null },
    { type: 'JoinLeagueSupervisors', commandId, seasonId, leagueId, memberId },
  ]);
};

export const leave = async (write: Writing, input: Supervise): Promise<Written> => {
  const { commandId, kind, id } = input;
  const base = { commandId, seasonId: await seasonOf(write, input), memberId: write.session.memberId };
  return kind === 'league'
    ? send(write, 'league', base, id, [{ type: 'LeaveLeagueSupervisors', ...base, leagueId: id }])
    : send(write, 'tournament', base, id, [
        { type: 'LeaveTournamentSupervisors', ...base, tournamentId: id },
      ]);
};

import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Supervise } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { sql } from 'kysely';
import type { Writing } from './writing.ts';
import { send } from './run-command.ts';

const tables = { league: 'leagues', tournament: 'tournaments' } as const;

/** The season that a league or tournament is of, which its commands name. */
const seasonOf = async ({ db }: Writing, { kind, id }: Supervise): Promise<number> => {
  const { rows } = await sql<{ seasonId: number }>`
    SELECT "seasonId" FROM ${sql.table(tables[kind])} WHERE ${sql.ref(`${kind}Id`)} = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new DomainError(`${kind}/unknown`, 'id');
  return row.seasonId;
};

/** The member who writes becomes supervisor of a league or tournament; who is one already stays one. */
export const join = async (write: Writing, asked: Supervise): Promise<Written> => {
  const { commandId, kind, id } = asked;
  const said = { commandId, seasonId: await seasonOf(write, asked), memberId: write.session.memberId };
  return kind === 'league'
    ? send(write, 'league', said, id, [{ type: 'JoinLeagueSupervisors', ...said, leagueId: id }])
    : send(write, 'tournament', said, id, [{ type: 'JoinTournamentSupervisors', ...said, tournamentId: id }]);
};

export const leave = async (write: Writing, asked: Supervise): Promise<Written> => {
  const { commandId, kind, id } = asked;
  const said = { commandId, seasonId: await seasonOf(write, asked), memberId: write.session.memberId };
  return kind === 'league'
    ? send(write, 'league', said, id, [{ type: 'LeaveLeagueSupervisors', ...said, leagueId: id }])
    : send(write, 'tournament', said, id, [
        { type: 'LeaveTournamentSupervisors', ...said, tournamentId: id },
      ]);
};

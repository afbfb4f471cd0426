import type { Written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { outranks } from '@rondelle/contracts/membership/roles.ts';
import type { JudgeSupervisor } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { namedSupervisions } from '@rondelle/members/supervision/supervisors-of.ts';
import { send } from './run-command.ts';
import type { Writing } from './writing.ts';

/** The supervisor to decide on. Throws `supervisor/unknown`, and `permission/denied` for the own supervision. */
const supervisorOf = async ({ db, session }: Writing, { kind, id, uid }: JudgeSupervisor) => {
  const found = await namedSupervisions(db)
    .select(['m.id as memberId', 'm.role', 's.seasonId'])
    .where('s.kind', '=', kind)
    .where('s.id', '=', id)
    .where('m.number', '=', uid)
    .executeTakeFirst();
  if (!found) throw new DomainError('supervisor/unknown', 'uid');
  if (found.memberId === session.memberId) throw new DomainError('permission/denied', 'uid');
  return found;
};

type Judged = { readonly memberId: string; readonly seasonId: number; readonly written: Written };

/** Accepts a member who joined the supervisors; does nothing for one who was accepted before. */
export const accept = async (write: Writing, input: JudgeSupervisor): Promise<Judged> => {
  const { memberId, seasonId } = await supervisorOf(write, input);
  const { commandId, kind, id } = input;
  const base = { commandId, seasonId, memberId };
  const written =
    kind === 'league'
      ? await send(write, kind, base, id, [{ type: 'AcceptLeagueSupervisor', ...base, leagueId: id }])
      : await send(write, kind, base, id, [
          { type: 'AcceptTournamentSupervisor', ...base, tournamentId: id },
        ]);
  return { memberId, seasonId, written };
};

/** Refuses a member who waits, or removes a supervisor; a supervisor cannot do so to a member of a higher role. */
export const decline = async (write: Writing, input: JudgeSupervisor): Promise<Judged> => {
  const { memberId, role, seasonId } = await supervisorOf(write, input);
  if (!isAllowed(write.session.role, 'supervision/accept') && outranks(role, write.session.role))
    throw new DomainError('permission/denied', 'uid');
  const { commandId, kind, id } = input;
  const base = { commandId, seasonId, memberId };
  const written =
    kind === 'league'
      ? await send(write, kind, base, id, [{ type: 'LeaveLeagueSupervisors', ...base, leagueId: id }])
      : await send(write, kind, base, id, [
          { type: 'LeaveTournamentSupervisors', ...base, tournamentId: id },
        ]);
  return { memberId, seasonId, written };
};

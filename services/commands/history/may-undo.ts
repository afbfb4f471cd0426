import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import { isAllowedFor } from '@rondelle/members/supervises.ts';
import { isOfSupervisors, permissionOf } from '../who-may.ts';
import type { Writing } from '../writing.ts';

/** Members cannot accept themselves by undoing that they left or were removed. */
const isAcceptance = ({ type }: UndoingCommand): boolean =>
  /^Accept(League|Tournament)Supervisor$/.test(type);

/** Members join and leave the supervisors themselves; only those who manage members may do so for others. */
const isOfAnother = (command: UndoingCommand, { session }: Writing): boolean =>
  isAcceptance(command) ||
  (command.type.endsWith('Supervisors') && 'memberId' in command && command.memberId !== session.memberId);

const denied = () => new DomainError('permission/denied');

/** To undo a change, a member needs the permission for the commands that undo it. Throws `permission/denied`. */
export const assertMayUndo = async (
  write: Writing,
  { kind, id }: { readonly kind: StreamKind; readonly id: number },
  commands: readonly UndoingCommand[],
): Promise<void> => {
  const { db, session } = write;
  if (!isAllowed(session.role, permissionOf[kind])) throw denied();
  if (commands.some((one) => isOfAnother(one, write)) && !isAllowed(session.role, 'member/manage'))
    throw denied();
  if (!commands.some(isOfSupervisors) || isAllowed(session.role, 'competition/supervise')) return;
  const isOfCompetition = kind === 'league' || kind === 'tournament';
  if (!isOfCompetition || !(await isAllowedFor(db, session, 'competition/supervise', { kind, id })))
    throw denied();
};

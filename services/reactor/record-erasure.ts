import { systemActor } from '@rondelle/contracts/log/event.ts';
import { member } from '@rondelle/domain/competition/member.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import { findErasure, finishErasure } from '@rondelle/members/accounts/erasures.ts';
import type { AccountsDb } from '@rondelle/members/accounts/tables.ts';
import { leaveSupervisions } from '@rondelle/members/supervision/leave-supervisions.ts';

/**
 * Records in the log that a member is erased. The subject is the member's number; the command id is the member's id, so
 * that repetitions record it once.
 */
export const recordErasure =
  (accounts: AccountsDb, log: EventLog): Job =>
  async (number) => {
    const erasure = await findErasure(accounts, Number(number));
    if (!erasure) return;
    const { memberId } = erasure;
    await leaveSupervisions(accounts, log, memberId);
    const command = { type: 'EraseMember', commandId: memberId, memberId } as const;
    await execute(log, `member-${erasure.number}`, member, command, { actor: systemActor, source: 'system' });
    await finishErasure(accounts, erasure);
  };

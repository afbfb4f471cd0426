import { randomUUID } from 'node:crypto';
import type { MemberCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TextReason } from '@rondelle/contracts/moderation/text-reasons.ts';
import { member } from '@rondelle/domain/competition/member.decider.ts';
import type { RecordImpersonation } from '@rondelle/members/impersonate.ts';
import { execute } from '@rondelle/domain/execute.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Chatter } from '../tables.ts';

export type Sources = { readonly db: Db; readonly log: EventLog };
export type Whom = { readonly memberId: string; readonly number: number };

type Unsent<C> = C extends MemberCommand ? Omit<C, 'commandId' | 'ifRevision'> : never;

/** Records in the log what a moderator did to a member and why; never the text itself. */
export const record = (
  log: EventLog,
  moderator: Pick<Chatter, 'memberId' | 'role'>,
  number: number,
  command: Unsent<MemberCommand>,
) =>
  execute(
    log,
    `member-${number}`,
    member,
    { ...command, commandId: randomUUID() },
    {
      actor: { id: moderator.memberId, role: moderator.role },
      source: 'web',
    },
  );

/** Records a ban with its reason, or (null) its end. */
export const recordBan = async (
  { log }: Pick<Sources, 'log'>,
  moderator: Chatter,
  { memberId, number }: Whom,
  because: TextReason | null,
): Promise<void> => {
  await record(
    log,
    moderator,
    number,
    because === null ? { type: 'UnbanMember', memberId } : { type: 'BanMember', memberId, because },
  );
};

/** Returns a function that records the beginning and end of impersonations. */
export const impersonationRecorder =
  (log: EventLog): RecordImpersonation =>
  async (admin, { id: memberId, number }, begins) => {
    await record(log, admin, number, {
      type: begins ? 'ImpersonateMember' : 'UnimpersonateMember',
      memberId,
    });
  };

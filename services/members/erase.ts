import type { EraseOwn } from '@rondelle/contracts/membership/member.commands.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { member as memberDecider } from '@rondelle/domain/competition/member.decider.ts';
import { execute } from '@rondelle/domain/execute.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { dueErasures, type Erasure, eraseRows, finishErasure } from './accounts/erasures.ts';
import { noteStuck } from '@rondelle/infra/jobs/stuck-jobs.ts';
import { eraseData } from './accounts/personal-data.ts';
import { endSessions, type Session } from './accounts/sessions.ts';
import type { Member } from './accounts/members.ts';
import type { MemberServices } from './member-services.ts';
import { leaveSupervisions } from './supervision/leave-supervisions.ts';
import { regularly } from '@rondelle/infra/jobs/regularly.ts';
import { assertPassword, known } from './own-account.ts';

const resumeEveryMs = 60_000;

/** Its command has the member's own id: however often it is told, the log holds it once. */
const tellLog = (log: EventLog, { memberId, number }: Erasure) =>
  execute(
    log,
    `member-${number}`,
    memberDecider,
    { type: 'EraseMember', commandId: memberId, memberId },
    { actor: systemActor, source: 'system' },
  );

type Eraser = Pick<MemberServices, 'accounts' | 'logger'>;

/** Each stands alone: one that fails is noted for administrators, tried again later, and holds up no other. */
const resume = async ({ accounts, logger }: Eraser, log: EventLog, erasure: Erasure): Promise<void> => {
  try {
    await leaveSupervisions(accounts, log, erasure.memberId);
    await tellLog(log, erasure);
    await finishErasure(accounts, erasure);
  } catch (error) {
    const { number } = erasure;
    logger.error({ err: error, part: 'job', number }, 'an erasure could not be recorded, and will be later');
    await noteStuck(accounts, { job: 'erasure', subject: String(number) }, error);
  }
};

/** Tells the log of the erasures that it may not know of: what crashed or failed before is resumed. */
export const resumeErasures = async (services: Eraser, log: EventLog): Promise<void> => {
  for (const erasure of await dueErasures(services.accounts)) await resume(services, log, erasure);
};

/** Resumes at the start and every minute; answers how to stop. */
export const keepResumingErasures = (services: MemberServices, log: EventLog): (() => Promise<void>) =>
  regularly(
    () => resumeErasures(services, log),
    { everyMs: resumeEveryMs },
    (error) =>
      services.logger.error(
        { err: error, part: 'job' },
        'the erasures that wait could not be read, and will be later',
      ),
  );

/** Everything personal is gone when this resolves, also where the log is told later; what the member entered stays. */
export const eraseAccount = async (
  services: MemberServices,
  log: EventLog,
  { id, number, email, username }: Member,
) => {
  await services.mailer.forget?.(email, username);
  await eraseRows(services.accounts, id);
  await resume(services, log, { memberId: id, number });
};

/** Erases an account, or all of it that logging in does not need. */
export const erase = async (
  services: MemberServices,
  log: EventLog,
  member: Member,
  what: EraseOwn['what'],
) => {
  if (what === 'account') return eraseAccount(services, log, member);
  await eraseData(services.accounts, member);
  await services.mailer.forget?.(member.email, member.username);
};

/** By the member, who gives the password again. */
export const eraseOwn = async (
  services: MemberServices,
  log: EventLog,
  session: Session,
  { what, currentPassword }: EraseOwn,
): Promise<void> => {
  const member = await known(services, session);
  await assertPassword(services, session, member, currentPassword);
  if (what === 'data') await endSessions(services.accounts, member.id, session.id);
  await erase(services, log, member, what);
};

import { DomainError } from '@rondelle/contracts/errors.ts';
import { contactFaults } from '@rondelle/contracts/supervision/contact.ts';
import type { ContactSupervisor } from '@rondelle/contracts/supervision/supervision.questions.ts';
import { ownCommandId } from '@rondelle/domain/command-ids.ts';
import { ageOfTicket } from '@rondelle/infra/accounts/contact-tickets.ts';
import { findByNumber, type Member } from '@rondelle/infra/accounts/members.ts';
import { postLetter } from '@rondelle/infra/accounts/outbox.ts';
import type { Session } from '@rondelle/infra/accounts/sessions.ts';
import type { AccountTables } from '@rondelle/infra/accounts/tables.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { Desk } from '../membership/desk.ts';
import { createRateLimits } from '../membership/rate-limits.ts';
import type { Visit } from '../membership/visit.ts';
import { namedSupervisions } from './supervisors-of.ts';

/** Nobody reads a form and writes a message sooner. */
const fastestMs = 3_000;
const longestMs = 24 * 60 * 60_000;

/** The supervisor with this number, who is one still. */
export const supervisorMember = async (db: Db, suid: number): Promise<Member> => {
  const row = await namedSupervisions(db).select('m.id').where('m.number', '=', suid).executeTakeFirst();
  const member = row && (await findByNumber(db.withTables<AccountTables>(), suid));
  if (!member) throw new DomainError('supervisor/unknown', 'suid');
  return member;
};

const assertTime = async (desk: Desk, { ticket, suid }: ContactSupervisor): Promise<void> => {
  const age = await ageOfTicket(desk.accounts, ticket, suid);
  if (age === null || age > longestMs) throw new DomainError('contact/form-expired');
  if (age < fastestMs) throw new DomainError('contact/too-fast');
};

const assertAllowance = async (
  { desk, address }: Visit,
  session: Session | null,
  suid: number,
): Promise<void> => {
  await desk.limits.take('contactByAddress', address);
  if (session) await desk.limits.take('contactBySender', session.memberId);
  const recipient = `${session ? 'member' : 'visitor'} ${suid}`;
  await desk.limits.take('contactOfSupervisor', recipient);
  await desk.limits.take('contactOfSupervisorADay', recipient);
};

/** Visitors are told apart by the tickets of their forms: a form that is sent again has the same. */
const ownLetterId = ({ commandId, ticket }: ContactSupervisor, session: Session | null): string =>
  ownCommandId(session?.memberId ?? ticket, commandId);

/** Stores a message to be passed on; sent again because its answer was lost, it goes once. */
const post = (
  desk: Desk,
  { id }: Member,
  letter: ContactSupervisor,
  session: Session | null,
): Promise<void> =>
  desk.accounts.transaction().execute(async (tx) => {
    if (await createRateLimits(tx).isRepeated('contactCommand', ownLetterId(letter, session))) return;
    const said = {
      from: session?.username ?? letter.name.trim(),
      isMember: session !== null,
      message: letter.message,
      replyTo: letter.replyTo.trim(),
    };
    await postLetter(tx, id, said, session?.memberId ?? null);
  });

/**
 * Passes a message on by mail: neither side learns the other's address, unless who writes gives theirs. It is kept
 * until it has left, and nowhere else. What a program has filled in gets the same answer, and goes nowhere.
 */
export const contactSupervisor = async (
  db: Db,
  visit: Visit,
  session: Session | null,
  letter: ContactSupervisor,
): Promise<void> => {
  const { desk } = visit;
  const [fault] = Object.entries(contactFaults(letter, session !== null));
  if (fault) throw new DomainError(fault[1], fault[0]);
  if (letter.website !== '') return;
  await assertTime(desk, letter);
  const member = await supervisorMember(db, letter.suid);
  await assertAllowance(visit, session, letter.suid);
  await post(desk, member, letter, session);
  desk.post.wake();
};

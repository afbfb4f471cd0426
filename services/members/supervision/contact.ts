import { DomainError } from '@rondelle/contracts/errors.ts';
import { contactFaults } from '@rondelle/contracts/supervision/contact.ts';
import type { ContactSupervisor } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { ownCommandId } from '@rondelle/domain/command-ids.ts';
import { ageOfTicket } from '../accounts/contact-tickets.ts';
import { findByNumber, type Member } from '../accounts/members.ts';
import { postLetter } from '../accounts/outbox.ts';
import type { Session } from '../accounts/sessions.ts';
import type { AccountTables } from '../accounts/tables.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { MemberServices } from '../member-services.ts';
import { createRateLimits } from '../rate-limits.ts';
import type { Client } from '../client.ts';
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

/** Refuses what was written faster than people write, and a form that was left open; `suid`: whose form it is, 0 for the site's. */
export const assertTime = async (
  { accounts }: MemberServices,
  { ticket, suid }: Pick<ContactSupervisor, 'ticket' | 'suid'>,
): Promise<void> => {
  const age = await ageOfTicket(accounts, ticket, suid);
  if (age === null || age > longestMs) throw new DomainError('contact/form-expired');
  if (age < fastestMs) throw new DomainError('contact/too-fast');
};

const assertAllowance = async (
  services: MemberServices,
  { address }: Client,
  session: Session | null,
  suid: number,
): Promise<void> => {
  await services.limits.take('contactByAddress', address);
  if (session) await services.limits.take('contactBySender', session.memberId);
  const recipient = `${session ? 'member' : 'visitor'} ${suid}`;
  await services.limits.take('contactOfSupervisor', recipient);
  await services.limits.take('contactOfSupervisorADay', recipient);
};

/** Visitors are told apart by the tickets of their forms: a form that is sent again has the same. */
export const ownLetterId = (
  { commandId, ticket }: Pick<ContactSupervisor, 'commandId' | 'ticket'>,
  session: Session | null,
): string => ownCommandId(session?.memberId ?? ticket, commandId);

/** Stores a message to be passed on; sent again because its answer was lost, it goes once. */
const post = (
  services: MemberServices,
  { id }: Member,
  letter: ContactSupervisor,
  session: Session | null,
): Promise<void> =>
  services.accounts.transaction().execute(async (tx) => {
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
  services: MemberServices,
  client: Client,
  session: Session | null,
  letter: ContactSupervisor,
): Promise<void> => {
  const [fault] = Object.entries(contactFaults(letter, session !== null));
  if (fault) throw new DomainError(fault[1], fault[0]);
  if (letter.website !== '') return;
  await assertTime(services, letter);
  const member = await supervisorMember(db, letter.suid);
  await assertAllowance(services, client, session, letter.suid);
  await post(services, member, letter, session);
};

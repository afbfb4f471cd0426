import { DomainError } from '@rondelle/contracts/errors.ts';
import { cleanLetter, contactErrors } from '@rondelle/contracts/supervision/contact.ts';
import type { ContactSupervisor } from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { ownCommandId } from '@rondelle/domain/command-ids.ts';
import { ageOfTicket, contactTicket } from '../accounts/contact-tickets.ts';
import { ageGroup } from '../accounts/ages.ts';
import { findByNumber, type Member } from '../accounts/members.ts';
import { postLetter } from '../accounts/outbox.ts';
import type { Session } from '../accounts/sessions.ts';
import type { AccountsDb, AccountTables } from '../accounts/tables.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { MemberServices } from '../member-services.ts';
import { createRateLimits } from '../rate-limits.ts';
import type { Client } from '../client.ts';
import { namedSupervisions } from './supervisors-of.ts';

const longestMs = 24 * 60 * 60_000;

/** The current supervisor with this number; throws `supervisor/unknown`. */
const supervisorMember = async (db: Db, suid: number): Promise<Member> => {
  const row = await namedSupervisions(db).select('m.id').where('m.number', '=', suid).executeTakeFirst();
  const member = row && (await findByNumber(db.withTables<AccountTables>(), suid));
  if (!member) throw new DomainError('supervisor/unknown', 'suid');
  return member;
};

/** Returns whether strangers may write to a supervisor: not to one who has declared to be under 18. */
const mayBeWrittenTo = async (db: Db, { id }: Pick<Member, 'id'>): Promise<boolean> => {
  const group = await ageGroup(db, id);
  return group !== 'child' && group !== 'minor';
};

/** The ticket of the form for a supervisor; null when nobody may write to them. Throws `supervisor/unknown`. */
export const ticketToContact = async (db: Db, suid: number): Promise<string | null> => {
  const member = await supervisorMember(db, suid);
  return (await mayBeWrittenTo(db, member)) ? contactTicket(db.withTables<AccountTables>(), suid) : null;
};

/**
 * Throws when a form was filled in faster than people write, or left open too long. `suid`: the form's supervisor, 0
 * for the site.
 */
export const assertTime = async (
  { accounts, contactFormMs }: MemberServices,
  { ticket, suid }: Pick<ContactSupervisor, 'ticket' | 'suid'>,
): Promise<void> => {
  const age = await ageOfTicket(accounts, ticket, suid);
  if (age === null || age > longestMs) throw new DomainError('contact/form-expired');
  if (age < contactFormMs) throw new DomainError('contact/too-fast');
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

type Letter = Pick<ContactSupervisor, 'commandId' | 'ticket' | 'name' | 'message' | 'replyTo'>;

/** Visitors are distinguished by the ticket of their form; a resubmitted form has the same ticket. */
const ownLetterId = ({ commandId, ticket }: Letter, session: Session | null): string =>
  ownCommandId(session?.memberId ?? ticket, commandId);

const mailOf = (letter: Letter, session: Session | null) => {
  const { name, message, replyTo } = cleanLetter(letter);
  return { from: session?.username ?? name, isMember: session !== null, message, replyTo: replyTo.trim() };
};

/** Stores the mail of a letter once, also when the form is resubmitted after a lost response. */
export const storeOnce = (
  services: MemberServices,
  letter: Letter,
  session: Session | null,
  store: (tx: AccountsDb, mail: ReturnType<typeof mailOf>) => Promise<void>,
): Promise<void> =>
  services.accounts.transaction().execute(async (tx) => {
    if (await createRateLimits(tx).isRepeated('contactCommand', ownLetterId(letter, session))) return;
    await store(tx, mailOf(letter, session));
  });

/**
 * Mails a message without revealing either address, unless the sender enters theirs; stores it only until it is sent. A
 * form that a bot has filled in gets the same response and is dropped.
 */
export const contactSupervisor = async (
  db: Db,
  services: MemberServices,
  client: Client,
  session: Session | null,
  letter: ContactSupervisor,
): Promise<void> => {
  const [error] = Object.entries(contactErrors(letter, session !== null));
  if (error) throw new DomainError(error[1], error[0]);
  if (letter.website !== '') return;
  await assertTime(services, letter);
  const member = await supervisorMember(db, letter.suid);
  if (!(await mayBeWrittenTo(db, member))) throw new DomainError('supervisor/unknown', 'suid');
  await assertAllowance(services, client, session, letter.suid);
  await storeOnce(services, letter, session, (tx, mail) =>
    postLetter(tx, member.id, mail, session?.memberId ?? null),
  );
};

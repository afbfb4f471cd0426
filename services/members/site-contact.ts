import { DomainError } from '@rondelle/contracts/errors.ts';
import type { ContactSite } from '@rondelle/contracts/site/contact.ts';
import { contactErrors } from '@rondelle/contracts/supervision/contact.ts';
import { postSiteLetter } from './accounts/outbox.ts';
import type { Session } from './accounts/sessions.ts';
import type { Client } from './client.ts';
import type { MemberServices } from './member-services.ts';
import { assertTime, storeOnce } from './supervision/contact.ts';

/** The number that stands for the site in contact tickets; no member has it. */
export const siteNumber = 0;

const assertAllowance = async (
  { limits }: MemberServices,
  { address }: Client,
  session: Session | null,
): Promise<void> => {
  await limits.take('contactByAddress', address);
  if (session) await limits.take('contactBySender', session.memberId);
  const sender = session ? 'members' : 'visitors';
  await limits.take('contactOfSite', sender);
  await limits.take('contactOfSiteADay', sender);
};

/**
 * Mails a message to the site's operators, at the address of the setting; stores it until it is sent. A form that a bot
 * has filled in gets the same response and is dropped.
 */
export const contactSite = async (
  services: MemberServices,
  client: Client,
  session: Session | null,
  letter: ContactSite,
  to: string,
): Promise<void> => {
  const [error] = Object.entries(contactErrors(letter, session !== null));
  if (error) throw new DomainError(error[1], error[0]);
  if (letter.website !== '') return;
  await assertTime(services, { ticket: letter.ticket, suid: siteNumber });
  await assertAllowance(services, client, session);
  await storeOnce(services, letter, session, (tx, mail) =>
    postSiteLetter(tx, to, { ...mail, topic: letter.topic }, session?.memberId ?? null),
  );
};

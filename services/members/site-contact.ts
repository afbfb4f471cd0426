import { DomainError } from '@rondelle/contracts/errors.ts';
import type { ContactSite } from '@rondelle/contracts/site/contact.ts';
import { contactFaults } from '@rondelle/contracts/supervision/contact.ts';
import { postSiteLetter } from './accounts/outbox.ts';
import type { Session } from './accounts/sessions.ts';
import type { Client } from './client.ts';
import type { MemberServices } from './member-services.ts';
import { createRateLimits } from './rate-limits.ts';
import { assertTime, ownLetterId } from './supervision/contact.ts';

/** Whose form the ticket of the site's own is: no member has this number. */
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
 * Passes a message on to those who run the site, by mail to the address of the setting. It is kept until it has left. What
 * a program has filled in gets the same answer, and goes nowhere.
 */
export const contactSite = async (
  services: MemberServices,
  client: Client,
  session: Session | null,
  letter: ContactSite,
  to: string,
): Promise<void> => {
  const [fault] = Object.entries(contactFaults(letter, session !== null));
  if (fault) throw new DomainError(fault[1], fault[0]);
  if (letter.website !== '') return;
  await assertTime(services, { ticket: letter.ticket, suid: siteNumber });
  await assertAllowance(services, client, session);
  await services.accounts.transaction().execute(async (tx) => {
    if (await createRateLimits(tx).isRepeated('contactCommand', ownLetterId(letter, session))) return;
    const said = {
      from: session?.username ?? letter.name.trim(),
      isMember: session !== null,
      message: letter.message,
      replyTo: letter.replyTo.trim(),
      topic: letter.topic,
    };
    await postSiteLetter(tx, to, said, session?.memberId ?? null);
  });
};

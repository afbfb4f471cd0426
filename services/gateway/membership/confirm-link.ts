import { DomainError } from '@rondelle/contracts/errors.ts';
import { termsVersion } from '@rondelle/contracts/membership/registration.ts';
import { type FollowedLink, followLink } from '@rondelle/infra/accounts/links.ts';
import * as members from '@rondelle/infra/accounts/members.ts';
import type { AccountsDb } from '@rondelle/infra/accounts/tables.ts';
import type { Mail } from '@rondelle/infra/mail/mailer.ts';
import { type Desk, mailTo } from './desk.ts';

const purposes = ['verify-email', 'parent-consent', 'change-email'] as const;

/** Tells the address before, which may be the only one that its holder still reads. */
const changeEmail = async (db: AccountsDb, memberId: string, email: string): Promise<Mail> => {
  const before = await members.findMember(db, memberId);
  if (!before || !(await members.changeEmail(db, memberId, email)))
    throw new DomainError('account/link-expired');
  return mailTo(before.email, before.language, 'emailChanged', before.username);
};

/** What following a link changes; answers the mail that it sets off, if any. */
const applyLink = async (
  db: AccountsDb,
  { memberId, purpose, newEmail }: FollowedLink,
): Promise<Mail | null> => {
  if (purpose === 'verify-email')
    await members.changeMember(db, memberId, { email_verified_at: new Date().toISOString() });
  if (purpose === 'parent-consent') {
    await members.recordConsent(db, memberId, 'parent', termsVersion);
    await members.changeMember(db, memberId, { parent_email: null });
  }
  return purpose === 'change-email' && newEmail !== null ? changeEmail(db, memberId, newEmail) : null;
};

/**
 * Confirms what a link was mailed for: an address, a parent's consent, or a new address. Followed again (a double click,
 * a browser that sends again) while it is valid, it answers the same and changes nothing.
 */
export const confirmLink = async (desk: Desk, address: string, token: string) => {
  await desk.limits.take('linkByAddress', address);
  const { mail, ...answer } = await desk.accounts.transaction().execute(async (tx) => {
    const link = await followLink(tx, token, purposes);
    if (!link) throw new DomainError('account/link-expired');
    const mail = link.isFirst ? await applyLink(tx, link) : null;
    const member = await members.findMember(tx, link.memberId);
    const isActive = member?.email_verified_at !== null && member?.parent_email === null;
    return { confirmed: link.purpose, isActive, mail };
  });
  if (mail) desk.post.later(async () => mail);
  return answer;
};

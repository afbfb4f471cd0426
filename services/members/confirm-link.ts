import { DomainError } from '@rondelle/contracts/errors.ts';
import type { LinkOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import { termsVersion } from '@rondelle/contracts/membership/registration.ts';
import { findLink, type FollowedLink, followLink } from './accounts/links.ts';
import * as members from './accounts/members.ts';
import { postToMember } from './accounts/outbox.ts';
import type { AccountsDb } from './accounts/tables.ts';
import type { MemberServices } from './member-services.ts';

const purposes = ['verify-email', 'parent-consent', 'change-email'] as const;

/** The purpose of a link and the account that it concerns, displayed before confirmation. Changes nothing. */
export const readLink = async (
  services: MemberServices,
  address: string,
  token: string,
): Promise<LinkOutput> => {
  await services.limits.take('linkByAddress', address);
  const link = await findLink(services.accounts, token, purposes);
  const member = link && (await members.findMember(services.accounts, link.memberId));
  if (!member) throw new DomainError('account/link-expired');
  return { purpose: link.purpose, username: member.username, isFollowed: link.isFollowed };
};

/** Mails the previous address too: it may be the only one that the owner still reads. */
const changeEmail = async (tx: AccountsDb, memberId: string, email: string): Promise<void> => {
  const before = await members.findMember(tx, memberId);
  if (!before || !(await members.changeEmail(tx, memberId, email)))
    throw new DomainError('account/link-expired');
  await postToMember(tx, memberId, ['emailChanged'], before.email);
};

const applyLink = async (tx: AccountsDb, { memberId, purpose, newEmail }: FollowedLink): Promise<void> => {
  if (purpose === 'verify-email')
    await members.changeMember(tx, memberId, { emailVerifiedAt: new Date().toISOString() });
  if (purpose === 'parent-consent') {
    await members.recordConsent(tx, memberId, 'parent', termsVersion);
    await members.changeMember(tx, memberId, { parentEmail: null });
  }
  if (purpose === 'change-email' && newEmail !== null) await changeEmail(tx, memberId, newEmail);
};

/**
 * Confirms what a link was mailed for: an address, a parent's consent or a new address. Following it again while it is
 * valid (a double click, a retry) returns the same and changes nothing.
 */
export const confirmLink = async (services: MemberServices, address: string, token: string) => {
  await services.limits.take('linkByAddress', address);
  const result = await services.accounts.transaction().execute(async (tx) => {
    const link = await followLink(tx, token, purposes);
    const confirmed = purposes.find((one) => one === link?.purpose);
    if (!link || !confirmed) throw new DomainError('account/link-expired');
    if (link.isFirst) await applyLink(tx, link);
    const member = await members.findMember(tx, link.memberId);
    const isActive = member?.emailVerifiedAt !== null && member?.parentEmail === null;
    return { confirmed, isActive };
  });
  return result;
};

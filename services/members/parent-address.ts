import type { AwaitedConsentOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import type { ChangeParent, LogIn } from '@rondelle/contracts/membership/account.commands.ts';
import { emailKey, isEmail, maskedEmail } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { changeParentEmail } from './accounts/parents.ts';
import type { Member } from './accounts/members.ts';
import { type MemberServices, inboxPath } from './member-services.ts';
import { memberByPassword } from './log-in.ts';
import type { Entrant } from './password-attempts.ts';

const outputOf = (
  services: MemberServices,
  username: string,
  parentEmail: string | null,
  { lang }: Pick<LogIn, 'lang'>,
) => ({
  username,
  parentEmail: parentEmail === null ? null : maskedEmail(parentEmail),
  inbox: inboxPath(services, lang),
});

/** Returns to a child which parent was asked to consent, so that they can correct the address. */
export const awaitedConsent = async (
  services: MemberServices,
  entrant: Entrant,
  form: LogIn,
): Promise<AwaitedConsentOutput> => {
  const { username, parentEmail } = await memberByPassword(services, entrant, form);
  return outputOf(services, username, parentEmail, form);
};

/**
 * Repeating the same parent's address and naming new ones have separate limits, since a new address may be a
 * stranger's.
 */
const takeLimits = async (
  services: MemberServices,
  address: string,
  member: Member,
  parentEmail: string,
): Promise<void> => {
  await services.limits.take('mailByAddress', address);
  if (emailKey(parentEmail) === emailKey(member.parentEmail ?? ''))
    await services.limits.take('consentByAccount', emailKey(member.email));
  else await services.limits.take('parentsByAccount', member.id);
};

/** Asks another parent and invalidates the previous one's link; does nothing when the parent has consented. */
export const changeParent = async (
  services: MemberServices,
  entrant: Entrant,
  form: ChangeParent,
): Promise<AwaitedConsentOutput> => {
  const member = await memberByPassword(services, entrant, form);
  const parentEmail = form.parentEmail.trim();
  if (!isEmail(parentEmail) || emailKey(parentEmail) === emailKey(member.email))
    throw new DomainError('account/parent-email-missing', 'parentEmail');
  if (member.parentEmail === null) return outputOf(services, member.username, null, form);
  await takeLimits(services, entrant.address, member, parentEmail);
  const isAwaited = await changeParentEmail(services.accounts, member.id, parentEmail);
  return outputOf(services, member.username, isAwaited ? parentEmail : null, form);
};

import type { AwaitedConsentAnswer } from '@rondelle/contracts/membership/account.answers.ts';
import type { ChangeParent, LogIn } from '@rondelle/contracts/membership/account.commands.ts';
import { emailKey, isEmail, maskedEmail } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { changeParentEmail } from '@rondelle/infra/accounts/parents.ts';
import type { Member } from '@rondelle/infra/accounts/members.ts';
import { type Desk, inboxPath } from './desk.ts';
import { memberByPassword } from './log-in.ts';
import type { Entrant } from './password-attempts.ts';

const answerOf = (
  desk: Desk,
  username: string,
  parentEmail: string | null,
  { lang }: Pick<LogIn, 'lang'>,
) => ({
  username,
  parentEmail: parentEmail === null ? null : maskedEmail(parentEmail),
  inbox: inboxPath(desk, lang),
});

/** Which parent was asked to consent: to the child, who can correct it. */
export const awaitedConsent = async (
  desk: Desk,
  entrant: Entrant,
  form: LogIn,
): Promise<AwaitedConsentAnswer> => {
  const { username, parent_email } = await memberByPassword(desk, entrant, form);
  return answerOf(desk, username, parent_email, form);
};

/** The same address is asked once more; how many others a child may name is bounded, since strangers get the mail. */
const takeLimits = async (
  desk: Desk,
  address: string,
  member: Member,
  parentEmail: string,
): Promise<void> => {
  await desk.limits.take('mailByAddress', address);
  if (emailKey(parentEmail) === emailKey(member.parent_email ?? ''))
    await desk.limits.take('consentByAccount', emailKey(member.email));
  else await desk.limits.take('parentsByAccount', member.id);
};

/** Asks another parent instead, whose link alone then works; where consent has been given meanwhile, nobody. */
export const changeParent = async (
  desk: Desk,
  entrant: Entrant,
  form: ChangeParent,
): Promise<AwaitedConsentAnswer> => {
  const member = await memberByPassword(desk, entrant, form);
  const parentEmail = form.parentEmail.trim();
  if (!isEmail(parentEmail) || emailKey(parentEmail) === emailKey(member.email))
    throw new DomainError('account/parent-email-missing', 'parentEmail');
  if (member.parent_email === null) return answerOf(desk, member.username, null, form);
  await takeLimits(desk, entrant.address, member, parentEmail);
  const isAwaited = await changeParentEmail(desk.accounts, member.id, parentEmail);
  desk.post.wake();
  return answerOf(desk, member.username, isAwaited ? parentEmail : null, form);
};

import type { MailSentAnswer } from '@rondelle/contracts/membership/account.answers.ts';
import type { Register } from '@rondelle/contracts/membership/account.commands.ts';
import { registrationFaults, termsVersion } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { dropUnconfirmed } from '@rondelle/infra/accounts/members.ts';
import { register } from '@rondelle/infra/accounts/registrations.ts';
import { type Desk, inboxPath } from './desk.ts';
import { hashOf } from './log-in.ts';

/** Adds a member who still has to confirm. An address that has an account gets the same answer, and a mail. */
export const registerMember = async (
  desk: Desk,
  address: string,
  form: Register,
): Promise<MailSentAnswer> => {
  await desk.limits.take('registerByAddress', address);
  const [fault] = Object.entries(registrationFaults(form));
  if (fault) throw new DomainError(fault[1], fault[0]);
  const passwordHash = await hashOf(desk, form.password);
  await dropUnconfirmed(desk.accounts);
  const isChild = form.age === 'under14';
  const { username, email, lang } = form;
  const isFree = await register(desk.accounts, {
    username,
    email,
    passwordHash,
    language: lang,
    parentEmail: isChild ? form.parentEmail.trim() : null,
    consents: isChild ? ['terms'] : ['terms', 'age'],
    version: termsVersion,
  });
  if (!isFree) throw new DomainError('account/username-taken', 'username');
  desk.post.wake();
  return { sent: true, inbox: inboxPath(desk, lang) };
};

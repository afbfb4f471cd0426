import type { MailSentOutput } from '@rondelle/contracts/membership/account.outputs.ts';
import type { Register } from '@rondelle/contracts/membership/account.commands.ts';
import { registrationErrors, termsVersion } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { dropUnconfirmed } from './accounts/members.ts';
import { register } from './accounts/registrations.ts';
import { type MemberServices, inboxPath } from './member-services.ts';
import { hashOf } from './log-in.ts';

/** Registers a member, who must still confirm. An address that has an account gets the same response, and a mail. */
export const registerMember = async (
  services: MemberServices,
  address: string,
  form: Register,
): Promise<MailSentOutput> => {
  await services.limits.take('registerByAddress', address);
  const [error] = Object.entries(registrationErrors(form));
  if (error) throw new DomainError(error[1], error[0]);
  await services.captcha.assert('register', form.captcha);
  const passwordHash = await hashOf(services, form.password);
  await dropUnconfirmed(services.accounts);
  const isChild = form.age === 'under14';
  const { username, email, lang } = form;
  const isFree = await register(services.accounts, {
    username,
    email,
    passwordHash,
    language: lang,
    parentEmail: isChild ? form.parentEmail.trim() : null,
    consents: isChild ? ['terms'] : ['terms', 'age'],
    version: termsVersion,
  });
  if (!isFree) throw new DomainError('account/username-taken', 'username');
  return { sent: true, inbox: inboxPath(services, lang) };
};

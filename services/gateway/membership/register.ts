import type { MailSentAnswer } from '@rondelle/contracts/membership/account.answers.ts';
import type { Register } from '@rondelle/contracts/membership/account.commands.ts';
import { registrationFaults, termsVersion } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { makeLink } from '@rondelle/infra/accounts/links.ts';
import {
  addMember,
  dropUnconfirmed,
  findByEmail,
  holdUsername,
  isUsernameHeld,
  recordConsent,
} from '@rondelle/infra/accounts/members.ts';
import { type Desk, inboxPath, linkTo, mailTo } from './desk.ts';
import { hashOf } from './log-in.ts';

/** Asks the member, and for a child a parent too, to confirm by mail. */
const askToConfirm = (desk: Desk, { lang, username, email, age, parentEmail }: Register, id: string) => {
  desk.post.later(async () =>
    mailTo(
      email,
      lang,
      'verifyEmail',
      username,
      linkTo(desk, lang, 'verify', await makeLink(desk.accounts, id, 'verify-email')),
    ),
  );
  if (age !== 'under14') return;
  desk.post.later(async () => {
    const token = await makeLink(desk.accounts, id, 'parent-consent');
    return mailTo(parentEmail, lang, 'parentConsent', username, linkTo(desk, lang, 'verify', token));
  });
};

/** Says to the holder of an address, and to nobody else, that it has an account. */
const tellHolder = (desk: Desk, email: string) =>
  desk.post.later(async () => {
    const member = await findByEmail(desk.accounts, email);
    if (!member) return null;
    const link = linkTo(desk, member.language, 'forgottenPassword');
    return mailTo(member.email, member.language, 'alreadyRegistered', member.username, link);
  });

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
  if (await isUsernameHeld(desk.accounts, username))
    throw new DomainError('account/username-taken', 'username');
  const added = await addMember(desk.accounts, {
    username,
    email,
    passwordHash,
    language: lang,
    parentEmail: isChild ? form.parentEmail.trim() : null,
  });
  if ('id' in added) {
    await recordConsent(desk.accounts, added.id, 'terms', termsVersion);
    if (!isChild) await recordConsent(desk.accounts, added.id, 'age', termsVersion);
    askToConfirm(desk, form, added.id);
  } else if (added.taken === 'username') throw new DomainError('account/username-taken', 'username');
  else {
    const holder = await findByEmail(desk.accounts, email);
    if (holder) await holdUsername(desk.accounts, username, holder.id);
    tellHolder(desk, email);
  }
  return { sent: true, inbox: inboxPath(desk, lang) };
};

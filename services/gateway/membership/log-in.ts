import type { LogIn } from '@rondelle/contracts/membership/account.commands.ts';
import { emailKey, usernameKey } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { findByLogin, type Member } from '@rondelle/infra/accounts/members.ts';
import { TooManyPasswords } from '@rondelle/infra/accounts/password-hash.ts';
import { type OpenedSession, openSession } from '@rondelle/infra/accounts/sessions.ts';
import type { SessionKind } from '@rondelle/infra/accounts/tables.ts';
import type { Desk } from './desk.ts';

/** Checks a password; too many at once are refused like too many tries. */
export const isPasswordOf = async (
  { passwords }: Desk,
  password: string,
  hash: string | null,
): Promise<boolean> => {
  try {
    return await passwords.verify(password, hash);
  } catch (error) {
    throw error instanceof TooManyPasswords ? new DomainError('request/too-many') : error;
  }
};

const accountOf = (login: string) => (login.includes('@') ? emailKey(login) : usernameKey(login));

/** Whether someone who knows the password may come in. */
const assertMayEnter = ({ banned_at, email_verified_at, parent_email }: Member): void => {
  if (banned_at !== null) throw new DomainError('account/banned');
  if (email_verified_at === null || parent_email !== null) throw new DomainError('account/not-verified');
};

export type LoggedIn = { readonly member: Member; readonly session: OpenedSession };
/** Opens a session. An unknown account and a wrong password are refused alike, after the same work. */
export const logIn = async (
  desk: Desk,
  { address, device }: { readonly address: string; readonly device: string },
  { login, password }: LogIn,
  kind: SessionKind,
): Promise<LoggedIn> => {
  desk.limits.take('loginByAddress', address);
  desk.limits.take('loginByAccount', accountOf(login));
  const member = await findByLogin(desk.accounts, login);
  const isRight = await isPasswordOf(desk, password, member?.password_hash ?? null);
  if (!member || !isRight) throw new DomainError('account/wrong-credentials');
  assertMayEnter(member);
  desk.limits.forgive('loginByAccount', accountOf(login));
  return { member, session: await openSession(desk.accounts, member.id, kind, device) };
};

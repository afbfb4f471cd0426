import type { LogIn } from '@rondelle/contracts/membership/account.commands.ts';
import { emailKey, usernameKey } from '@rondelle/contracts/membership/registration.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { findByLogin, type Member } from '@rondelle/infra/accounts/members.ts';
import { TooManyPasswords } from '@rondelle/infra/accounts/password-hash.ts';
import { type OpenedSession, openSession } from '@rondelle/infra/accounts/sessions.ts';
import type { SessionKind } from '@rondelle/infra/accounts/tables.ts';
import type { Desk } from './desk.ts';

/** Too many passwords at once are refused like too many tries. */
const refused = (error: unknown): never => {
  throw error instanceof TooManyPasswords ? new DomainError('request/too-many') : error;
};

export const isPasswordOf = ({ passwords }: Desk, password: string, hash: string | null): Promise<boolean> =>
  passwords.verify(password, hash).catch(refused);

export const hashOf = ({ passwords }: Desk, password: string): Promise<string> =>
  passwords.hash(password).catch(refused);

const accountOf = (login: string) => (login.includes('@') ? emailKey(login) : usernameKey(login));

/** Whether someone who knows the password, and has confirmed their address, may come in. */
const assertMayEnter = ({ banned_at, parent_email }: Member): void => {
  if (banned_at !== null) throw new DomainError('account/banned');
  if (parent_email !== null) throw new DomainError('account/not-verified');
};

export type LoggedIn = { readonly member: Member; readonly session: OpenedSession };
/** Opens a session. An unknown account and a wrong password are refused alike, after the same work. */
export const logIn = async (
  desk: Desk,
  { address, device }: { readonly address: string; readonly device: string },
  { login, password }: LogIn,
  kind: SessionKind,
): Promise<LoggedIn> => {
  await desk.limits.take('loginByAddress', address);
  await desk.limits.take('loginByAccount', accountOf(login));
  const member = await findByLogin(desk.accounts, login);
  const isRight = await isPasswordOf(desk, password, member?.password_hash ?? null);
  // Who registers with somebody's address knows a password too: until that is confirmed, the account is none, or it
  // would tell whether the address had one before.
  if (!member || !isRight || member.email_verified_at === null)
    throw new DomainError('account/wrong-credentials');
  assertMayEnter(member);
  await desk.limits.forgive('loginByAccount', accountOf(login));
  return { member, session: await openSession(desk.accounts, member.id, kind, device) };
};

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

/** Whose name and password these are. An unknown account and a wrong password are refused alike, after the same work. */
export const memberByPassword = async (
  desk: Desk,
  address: string,
  { login, password }: Pick<LogIn, 'login' | 'password'>,
): Promise<Member> => {
  await desk.limits.take('loginByAddress', address);
  await desk.limits.take('loginByAccount', accountOf(login));
  const member = await findByLogin(desk.accounts, login);
  const isRight = await isPasswordOf(desk, password, member?.password_hash ?? null);
  // Who registers with somebody's address knows a password too: until that is confirmed, the account is none, or it
  // would tell whether the address had one before.
  if (!member || !isRight || member.email_verified_at === null)
    throw new DomainError('account/wrong-credentials');
  if (member.banned_at !== null) throw new DomainError('account/banned');
  await desk.limits.forgive('loginByAccount', accountOf(login));
  return member;
};

export type LoggedIn = { readonly member: Member; readonly session: OpenedSession };
/** Opens a session, unless a parent has still to consent. */
export const logIn = async (
  desk: Desk,
  { address, device }: { readonly address: string; readonly device: string },
  credentials: LogIn,
  kind: SessionKind,
): Promise<LoggedIn> => {
  const member = await memberByPassword(desk, address, credentials);
  if (member.parent_email !== null) throw new DomainError('account/not-verified');
  return { member, session: await openSession(desk.accounts, member.id, kind, device) };
};

import type { LogIn } from '@rondelle/contracts/membership/account.commands.ts';
import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import { usernameKey } from '@rondelle/contracts/membership/usernames.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { findByLogin, type Member } from './accounts/members.ts';
import { TooManyPasswords } from './accounts/password-hash.ts';
import type { SessionKind } from './accounts/tables.ts';
import type { MemberServices } from './member-services.ts';
import { countAttempt, type Entrant } from './password-attempts.ts';
import { assertMayEnter, enter, type Entering, type LoggedIn } from './sign-in-methods/enter.ts';
import { passSecondFactor } from './sign-in-methods/second-factor.ts';

/** Reports too many concurrent passwords like too many attempts. */
const refused = (error: unknown): never => {
  throw error instanceof TooManyPasswords ? new DomainError('request/too-many') : error;
};

export const isPasswordOf = (
  { passwords }: MemberServices,
  password: string,
  hash: string | null,
): Promise<boolean> => passwords.verify(password, hash).catch(refused);

export const hashOf = ({ passwords }: MemberServices, password: string): Promise<string> =>
  passwords.hash(password).catch(refused);

/** The key for counting attempts: the member, whether by name or email; for an unknown login, what was typed. */
const accountOf = (login: string, member: Member | null): string =>
  member?.id ?? `unknown ${login.includes('@') ? emailKey(login) : usernameKey(login)}`;

/**
 * The member with this name and password. An unknown account and a wrong password throw the same error after the same
 * work.
 */
export const memberByPassword = async (
  services: MemberServices,
  entrant: Entrant,
  { login, password }: Pick<LogIn, 'login' | 'password'>,
): Promise<Member> => {
  const member = await findByLogin(services.accounts, login);
  const attempt = await countAttempt(services, entrant, accountOf(login, member));
  const isRight = await isPasswordOf(services, password, member?.passwordHash ?? null);
  // Somebody may register with another person's address and know that password. An unconfirmed account is therefore
  // treated as missing; otherwise the error would reveal whether the address had an account.
  if (!member || !isRight || member.emailVerifiedAt === null)
    throw new DomainError('account/wrong-credentials');
  if (member.disabledAt !== null) throw new DomainError('account/disabled');
  if (member.bannedAt !== null) throw new DomainError('account/banned');
  await attempt.succeeded();
  return member;
};

/** Opens a session, unless a parent's consent or a second factor is missing. */
export const logIn = async (
  services: MemberServices,
  client: Entrant & Entering,
  credentials: LogIn,
  kind: SessionKind,
): Promise<LoggedIn> => {
  const member = await memberByPassword(services, client, credentials);
  assertMayEnter(member);
  const isProven = await passSecondFactor(services, member.id, client, credentials.code);
  return enter(services, client, member, kind, isProven);
};

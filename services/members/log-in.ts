import type { LogIn } from '@rondelle/contracts/membership/account.commands.ts';
import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import { usernameKey } from '@rondelle/contracts/membership/usernames.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { findByLogin, type Member } from './accounts/members.ts';
import { TooManyPasswords } from './accounts/password-hash.ts';
import type { SessionKind } from './accounts/tables.ts';
import type { MemberServices } from './member-services.ts';
import { countAttempt, type Entrant } from './password-attempts.ts';
import { assertMayEnter, enter, type Entering, type LoggedIn } from './ways-in/enter.ts';
import { passSecondFactor } from './ways-in/second-factor.ts';

/** Too many passwords at once are refused like too many tries. */
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

/** What attempts are counted for: the member, by name or by email alike; where there is none, what was typed. */
const accountOf = (login: string, member: Member | null): string =>
  member?.id ?? `unknown ${login.includes('@') ? emailKey(login) : usernameKey(login)}`;

/** Whose name and password these are. An unknown account and a wrong password are refused alike, after the same work. */
export const memberByPassword = async (
  services: MemberServices,
  entrant: Entrant,
  { login, password }: Pick<LogIn, 'login' | 'password'>,
): Promise<Member> => {
  const member = await findByLogin(services.accounts, login);
  const attempt = await countAttempt(services, entrant, accountOf(login, member));
  const isRight = await isPasswordOf(services, password, member?.passwordHash ?? null);
  // Who registers with somebody's address knows a password too: until that is confirmed, the account is none, or it
  // would tell whether the address had one before.
  if (!member || !isRight || member.emailVerifiedAt === null)
    throw new DomainError('account/wrong-credentials');
  if (member.disabledAt !== null) throw new DomainError('account/disabled');
  if (member.bannedAt !== null) throw new DomainError('account/banned');
  await attempt.succeeded();
  return member;
};

/** Opens a session, unless a parent has still to consent, or a code is still to be given. */
export const logIn = async (
  services: MemberServices,
  client: Entrant & Entering,
  credentials: LogIn,
  kind: SessionKind,
): Promise<LoggedIn> => {
  const member = await memberByPassword(services, client, credentials);
  assertMayEnter(member);
  const isProven = await passSecondFactor(services, member.id, credentials.code);
  return enter(services, client, member, kind, isProven);
};

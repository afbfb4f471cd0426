import { timingSafeEqual } from 'node:crypto';
import type { FirstAdmin } from '@rondelle/contracts/membership/account.commands.ts';
import { isEmail, isStrongPassword } from '@rondelle/contracts/membership/registration.ts';
import { usernameError } from '@rondelle/contracts/membership/usernames.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { sql } from 'kysely';
import { addMember, hasAdmin } from './accounts/members.ts';
import { hashOf } from './log-in.ts';
import type { MemberServices } from './member-services.ts';

/** The person who sets up the site, with the proof that they operate it. */
export type Requester = {
  readonly address: string;
  readonly isOnMachine: boolean;
  /** The setup code; null when none was printed. */
  readonly code: string | null;
};

const isCode = (typed: string, code: string | null): boolean => {
  if (code === null) return false;
  const [one, other] = [typed, code].map((text) =>
    Buffer.from(text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()),
  );
  return (
    one !== undefined && other !== undefined && one.length === other.length && timingSafeEqual(one, other)
  );
};

const assertRunsSite = async (
  services: MemberServices,
  requester: Requester,
  typed: string,
): Promise<void> => {
  if (requester.isOnMachine) return;
  await services.limits.take('setupByAddress', requester.address);
  if (!isCode(typed, requester.code)) throw new DomainError('setup/wrong-code', 'code');
};

const assertRight = ({ username, email, password }: FirstAdmin): void => {
  // The site's operator may use a reserved name, such as that of a role.
  if (usernameError(username) === 'account/username-malformed')
    throw new DomainError('account/username-malformed', 'username');
  if (!isEmail(email)) throw new DomainError('account/email-malformed', 'email');
  if (!isStrongPassword(password, username, email))
    throw new DomainError('account/password-weak', 'password');
};

/** The key of an advisory lock; nothing else in the database uses it. */
const setupLock = 7266512;

/**
 * Creates the master administrator of a site without administrators; returns the member's id. Throws
 * `setup/already-done` when one exists, also for the second of two concurrent requests.
 */
export const createFirstAdmin = async (
  services: MemberServices,
  requester: Requester,
  form: FirstAdmin,
): Promise<string> => {
  if (await hasAdmin(services.accounts)) throw new DomainError('setup/already-done');
  await assertRunsSite(services, requester, form.code);
  assertRight(form);
  const passwordHash = await hashOf(services, form.password);
  const { username, email, lang } = form;
  return services.accounts.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${setupLock})`.execute(tx);
    if (await hasAdmin(tx)) throw new DomainError('setup/already-done');
    const role = 'masterAdmin' as const;
    const added = await addMember(tx, {
      username,
      email,
      passwordHash,
      language: lang,
      role,
      verified: true,
    });
    if ('taken' in added)
      throw new DomainError('account/username-taken', added.taken === 'username' ? 'username' : 'email');
    return added.id;
  });
};

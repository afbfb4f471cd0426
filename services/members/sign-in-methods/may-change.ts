import { DomainError } from '@rondelle/contracts/errors.ts';
import { outranks } from '@rondelle/contracts/membership/roles.ts';
import { identitiesOf } from '../accounts/identities.ts';
import type { Member } from '../accounts/members.ts';
import { passkeysOf } from '../accounts/passkeys.ts';
import type { Session } from '../accounts/sessions.ts';
import type { AccountsDb } from '../accounts/tables.ts';
import type { MemberServices } from '../member-services.ts';
import { assertPassword, known } from '../own-account.ts';
import { hasSecondFactor } from './second-factor.ts';

const notProven = (): never => {
  throw new DomainError('account/second-factor-required');
};

/** Throws when the member has a second factor that the session has not shown, so that it cannot add another one. */
export const assertProven = async ({ accounts }: MemberServices, session: Session): Promise<void> => {
  if (!session.isProven && (await hasSecondFactor(accounts, session.memberId))) notProven();
};

/** Adding a sign-in method needs the password and, when one exists, the second factor. */
export const assertMayAddFactor = async (
  services: MemberServices,
  session: Session,
  currentPassword: string,
): Promise<Member> => {
  const member = await known(services, session);
  await assertPassword(services, session, member, currentPassword);
  await assertProven(services, session);
  return member;
};

/** An administrator needs a session with a second factor to remove one. */
export const assertMayRemoveFactor = async (services: MemberServices, session: Session): Promise<Member> => {
  const member = await known(services, session);
  if (!session.isProven && outranks(member.role, 'specialSupervisor')) notProven();
  return member;
};

/** Returns whether removing a sign-in method would leave none. */
const isLastSignInMethod = (methods: {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly identities: number;
}): boolean => Number(methods.hasPassword) + methods.passkeys + methods.identities <= 1;

/**
 * Removes a sign-in method; throws `account/last-way-in` for the last one. Locks the member, so that concurrent
 * removals run one after the other.
 */
export const removeSignInMethod = <T>(
  { accounts, providers }: MemberServices,
  { id, passwordHash }: Member,
  remove: (tx: AccountsDb) => Promise<T>,
): Promise<T> =>
  accounts.transaction().execute(async (tx) => {
    await tx.selectFrom('accounts.members').select('id').where('id', '=', id).forUpdate().execute();
    const passkeys = await passkeysOf(tx, id);
    const identities = await identitiesOf(tx, id);
    const methods = {
      hasPassword: passwordHash !== null,
      passkeys: passkeys.length,
      // A provider that the site no longer has cannot log anybody in.
      identities: identities.filter(({ issuer }) => providers.some((one) => one.issuer === issuer)).length,
    };
    if (isLastSignInMethod(methods)) throw new DomainError('account/last-way-in');
    return remove(tx);
  });
